import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterArrivals, noteArrived, noteComing } from './arrivals.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'hidden' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what can wait is done when the last app on its way is there', () => {
  const [one, other] = [{}, {}];
  const work = vi.fn();
  noteComing(one);
  noteComing(other);
  afterArrivals(work);
  noteArrived(one);
  expect(work).not.toHaveBeenCalled();
  noteArrived(other);
  expect(work).toHaveBeenCalledOnce();
});

test('an app that takes its time keeps nothing waiting for ever', () => {
  const slow = {};
  const work = vi.fn();
  noteComing(slow);
  afterArrivals(work);
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledOnce();
  noteArrived(slow);
  expect(work).toHaveBeenCalledOnce();
});

test('while no app is on its way it is done with the next paint', () => {
  const work = vi.fn();
  afterArrivals(work);
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});
