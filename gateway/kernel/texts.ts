/** How texts of the gateway are put together, whatever they say. */
import type { Locale } from '#bridge/calls/kit/words.ts';

/** A text with its places `{0}` to `{9}` filled; a place without a value is empty. */
export function fillText(text: string, ...values: readonly string[]): string {
  return text.replaceAll(/\{(\d)\}/g, (_, at: string) => values[Number(at)] ?? '');
}

/** Words of one list, as a language separates them. */
export function listText(locale: Locale, words: readonly string[]): string {
  return words.join(locale === 'en' ? ', ' : '、');
}
