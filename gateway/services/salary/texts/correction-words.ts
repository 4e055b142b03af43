import type { Locale } from '#bridge/calls/kit/words.ts';

/** The note of an entry that corrects a month. */
export function correctionNote(
  locale: Locale,
  { month, number, reason }: { month: string; number: number; reason: string },
): string {
  return locale === 'zh-CN'
    ? `更正 ${month}（第 ${number} 次）：${reason}`
    : `Correction ${number} of ${month}: ${reason}`;
}
