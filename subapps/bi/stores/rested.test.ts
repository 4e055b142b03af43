import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rested } from './rested.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('keys that follow each other are one question, about what was typed last', () => {
  const asked: string[] = [];
  const look = rested((typed: string) => void asked.push(typed), 250);
  for (const typed of ['研', '研发', '研发中']) {
    look(typed);
    vi.advanceTimersByTime(200);
  }
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(asked).toEqual(['研发中']);
  look('财务');
  vi.advanceTimersByTime(250);
  expect(asked).toEqual(['研发中', '财务']);
});
