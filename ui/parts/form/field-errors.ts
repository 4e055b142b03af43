import type * as z from 'zod/mini';
import type { FieldError } from '#bridge/calls/kit/answer.ts';
import type { FieldIssue } from '#bridge/calls/kit/words.ts';

/** The words of every field issue by language: `fieldWords` of `#bridge/calls/kit/field-words.ts`. */
export type FieldWords = Readonly<Record<'zh-CN' | 'en', Readonly<Record<FieldIssue, string>>>>;

/** The first thing wrong with each top-level field of a form, by its name. */
export type FieldErrors = ReadonlyMap<string, FieldError>;

/** Reads a schema's issues as field errors: a message that is an issue's name is that issue, else its code tells. */
export function readIssues(issues: readonly z.core.$ZodIssue[], words: FieldWords): FieldErrors {
  const errors = new Map<string, FieldError>();
  for (const issue of issues) {
    const path = String(issue.path[0] ?? '');
    if (errors.has(path)) continue;
    errors.set(path, { path, issue: issueName(issue, words), ...bounds(issue) });
  }
  return errors;
}

function issueName(issue: z.core.$ZodIssue, words: FieldWords): FieldIssue {
  if (isFieldIssue(issue.message, words)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'required' : 'invalid';
    case 'too_small':
      if (issue.origin !== 'string') return 'tooSmall';
      return Number(issue.minimum) <= 1 ? 'required' : 'tooShort';
    case 'too_big':
      return issue.origin === 'string' ? 'tooLong' : 'tooLarge';
    case 'invalid_value':
      return 'choice';
    case 'invalid_format':
      return issue.format === 'email' ? 'email' : 'invalid';
    default:
      return 'invalid';
  }
}

function isFieldIssue(name: string, words: FieldWords): name is FieldIssue {
  return Object.hasOwn(words['zh-CN'], name);
}

function bounds(issue: z.core.$ZodIssue): { min?: number; max?: number } {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  return {};
}

/** Finds the form's own name for each error of a refused request: `changes.phone` is the form's `phone`. */
export function readRefusal(fields: readonly FieldError[], names: readonly string[]): FieldErrors {
  const errors = new Map<string, FieldError>();
  for (const error of fields) {
    const name = names.find((known) => error.path.split('.').includes(known));
    if (name !== undefined && !errors.has(name)) errors.set(name, error);
  }
  return errors;
}

/** Puts an error into words. */
export function errorWords(error: FieldError, words: FieldWords, language: 'zh-CN' | 'en'): string {
  return words[language][error.issue]
    .replace('{min}', String(error.min ?? ''))
    .replace('{max}', String(error.max ?? ''))
    .replace('{day}', error.day ?? '');
}
