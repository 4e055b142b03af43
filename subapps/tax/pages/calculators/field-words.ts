import type { FieldError } from '#bridge/calls/kit/answer.ts';
import { issueWords } from '#bridge/calls/kit/field-words.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';

/** The words of what is wrong, by field. */
export function wordsOfFields(
  errors: readonly FieldError[],
  locale: Locale,
): Readonly<Record<string, string>> {
  return Object.fromEntries(errors.map((error) => [error.path, issueWords(error, locale)]));
}
