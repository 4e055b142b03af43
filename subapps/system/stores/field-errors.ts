import type { FieldError } from '#bridge/calls/kit/answer.ts';
import { fieldWords, type Locale } from '#bridge/calls/kit/words.ts';

/** Words for what is wrong with each field of a refused save, by the first part of its path. */
export function wordsOfFields(
  errors: readonly FieldError[],
  locale: Locale,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    errors.map(({ path, issue, min, max }) => [
      path.split('.')[0] ?? '',
      fieldWords[locale][issue]
        .replace('{min}', String(min ?? ''))
        .replace('{max}', String(max ?? '')),
    ]),
  );
}
