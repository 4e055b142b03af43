import type { Locale } from '#bridge/calls/kit/words.ts';

/** The note of an entry that corrects a month. */
export function correctionNote(locale: Locale, month: string, reason: string): string {
  return locale === 'zh-CN' ? `更正 ${month}：${reason}` : `Correction of ${month}: ${reason}`;
}
