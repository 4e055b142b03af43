import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  dismissMemoryWarning,
  lookEvery,
  memoryCrowded,
  mostMemory,
  watchMemory,
} from './memory.ts';

let stop = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  dismissMemoryWarning();
  vi.useRealTimers();
});

test('more than 1 GiB in use is said after an hour, and no more once it is dismissed', () => {
  stop = watchMemory(() => mostMemory + 1);
  vi.advanceTimersByTime(lookEvery - 1);
  expect(memoryCrowded.get()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(memoryCrowded.get()).toBe(true);
  dismissMemoryWarning();
  expect(memoryCrowded.get()).toBe(false);
  vi.advanceTimersByTime(lookEvery);
  expect(memoryCrowded.get()).toBe(true);
});

test.each([mostMemory, undefined])('%s bytes are nothing to speak of', (bytes) => {
  stop = watchMemory(() => bytes);
  vi.advanceTimersByTime(lookEvery);
  expect(memoryCrowded.get()).toBe(false);
});
