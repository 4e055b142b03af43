import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterMounts, noteMounted, noteMounting } from './mount-queue.ts';

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
  noteMounting(one);
  noteMounting(other);
  afterMounts(work);
  noteMounted(one);
  expect(work).not.toHaveBeenCalled();
  noteMounted(other);
  expect(work).toHaveBeenCalledOnce();
});

test('an app that takes its time keeps nothing waiting for ever', () => {
  const slow = {};
  const work = vi.fn();
  noteMounting(slow);
  afterMounts(work);
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledOnce();
  noteMounted(slow);
  expect(work).toHaveBeenCalledOnce();
});

test('while no app is on its way it is done with the next paint', () => {
  const work = vi.fn();
  afterMounts(work);
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});
