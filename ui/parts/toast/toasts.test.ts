import { afterEach, expect, test, vi } from 'vitest';
import { hideToast, showToast, toast } from './toasts.ts';

afterEach(() => {
  hideToast();
  vi.useRealTimers();
});

test('shows a message for three seconds', () => {
  vi.useFakeTimers();
  showToast('保存成功');
  vi.advanceTimersByTime(2999);
  expect(toast.get()?.words).toBe('保存成功');
  vi.advanceTimersByTime(1);
  expect(toast.get()).toBeUndefined();
});

test('replaces the earlier message and gives the new one its full time', () => {
  vi.useFakeTimers();
  showToast('一');
  vi.advanceTimersByTime(2000);
  showToast('二', 'bad');
  vi.advanceTimersByTime(2000);
  expect(toast.get()).toMatchObject({ words: '二', tone: 'bad' });
});
