import type { FieldError } from '#bridge/calls/kit/answer.ts';
import { issueWords } from '#bridge/calls/kit/field-words.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';

/** Words for what is wrong with each field of a refused save, by the first part of its path. */
export function wordsOfFields(
  errors: readonly FieldError[],
  locale: Locale,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    errors.map((error) => [error.path.split('.')[0], issueWords(error, locale)]),
  );
}

/** The same by the rest of each path behind a common start, for requests with an object in them. */
export function wordsOfPaths(
  errors: readonly FieldError[],
  locale: Locale,
  start: string,
): Readonly<Record<string, string>> {
  const below = errors.filter(({ path }) => path.startsWith(start));
  return Object.fromEntries(
    below.map((error) => [error.path.slice(start.length), issueWords(error, locale)]),
  );
}
