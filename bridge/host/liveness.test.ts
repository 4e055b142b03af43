import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Liveness, watchLiveness } from './liveness.ts';

let answers: boolean;
let pageVisible: boolean;
let seen: Liveness[];
let pings: number;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  answers = true;
  pageVisible = true;
  seen = [];
  pings = 0;
  stop = watchLiveness({
    ping: async () => {
      pings += 1;
      return answers;
    },
    onChange: (liveness) => seen.push(liveness),
    isPageVisible: () => pageVisible,
    now: () => Date.now(),
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('an app that answers is asked every five seconds and nothing is said', async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  expect(pings).toBe(12);
  expect(seen).toEqual([]);
});

test('an app that misses once is slow, twice hung, and half a minute later crashed', async () => {
  answers = false;
  await vi.advanceTimersByTimeAsync(5_100);
  expect(seen).toEqual(['slow', 'hung']);
  await vi.advanceTimersByTimeAsync(25_100);
  expect(seen).toEqual(['slow', 'hung', 'crashed']);
});

test('an app that answers again is alive again', async () => {
  answers = false;
  await vi.advanceTimersByTimeAsync(5_100);
  answers = true;
  await vi.advanceTimersByTimeAsync(5_100);
  expect(seen).toEqual(['slow', 'hung', 'alive']);
});

test('a page in the background asks nothing and accuses nobody', async () => {
  pageVisible = false;
  answers = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(pings).toBe(0);
  expect(seen).toEqual([]);
});

test('the first miss after the machine slept counts for nothing', async () => {
  answers = false;
  vi.setSystemTime(Date.now() + 3_600_000);
  await vi.advanceTimersByTimeAsync(5_100);
  expect(seen).toEqual([]);
});
