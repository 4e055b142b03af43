import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beforePaint, frameSynced, letFirst } from './frame-synced.ts';

/** What waits for the next paint of a page that paints when the test says so. */
let waiting: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => waiting.push(work));
});
afterEach(() => {
  paint();
  paint();
  vi.unstubAllGlobals();
});

function paint(): void {
  const works = waiting;
  waiting = [];
  for (const work of works) work();
}

test('what changes several times between two paints is drawn once, with the next one', () => {
  const count = atom(0);
  const seen: number[] = [];
  const stop = frameSynced(count).listen((value) => void seen.push(value));
  count.set(1);
  count.set(2);
  expect(seen).toEqual([]);
  paint();
  expect(seen).toEqual([2]);
  stop();
});

test('an answer on its way comes before what is drawn, and once it has come nothing waits longer', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const order: string[] = [];
  letFirst(promise.then(() => void order.push('answer')));
  beforePaint(() => order.push('drawn'));
  paint();
  expect(order).toEqual([]);
  resolve();
  await vi.waitFor(() => expect(order).toEqual(['answer']));
  paint();
  expect(order).toEqual(['answer', 'drawn']);
  beforePaint(() => order.push('drawn again'));
  paint();
  expect(order.at(-1)).toBe('drawn again');
});

test('an answer that does not come keeps the page waiting for one paint and no more', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  letFirst(promise);
  const draw = vi.fn();
  beforePaint(draw);
  paint();
  expect(draw).not.toHaveBeenCalled();
  paint();
  expect(draw).toHaveBeenCalledOnce();
  resolve();
  await promise;
});
