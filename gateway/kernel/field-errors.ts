import type * as z from 'zod/mini';
import type { FieldError } from '#bridge/calls/kit/answer.ts';
import { fieldWords } from '#bridge/calls/kit/field-words.ts';
import type { FieldIssue } from '#bridge/calls/kit/words.ts';

type Issue = z.core.$ZodIssue;

/** Fields named in one answer at most; no one corrects more at once. */
const MOST = 50;
/** Characters of a path that are repeated to the caller. */
const LONGEST_PATH = 120;

/** Turns what a schema found into the fields and issues of an answer. */
export function fieldErrors(issues: readonly Issue[], request: unknown): FieldError[] {
  return issues.flatMap((issue) => readIssue(issue, [], request)).slice(0, MOST);
}

function readIssue(issue: Issue, base: readonly PropertyKey[], request: unknown): FieldError[] {
  const path = [...base, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: written([...path, key]), issue: 'unknownField' }));
  }
  if (issue.code === 'invalid_union') {
    return closestBranch(issue.errors, valueAt(request, path)).flatMap((one) =>
      readIssue(one, path, request),
    );
  }
  return [
    { path: written(path), issue: nameOf(issue, valueAt(request, path)), ...limitsOf(issue) },
  ];
}

/** Of a union's branches the last that is not about the value's kind; a list comes before its single value. */
function closestBranch(branches: readonly (readonly Issue[])[], value: unknown): readonly Issue[] {
  const fitting = branches.filter((issues) => issues.some(({ path }) => path.length > 0));
  if (Array.isArray(value) && fitting[0] !== undefined) return fitting[0];
  const named = branches.findLast((issues) => issues.some(({ message }) => isFieldIssue(message)));
  return named ?? branches.at(-1) ?? [];
}

function nameOf(issue: Issue, value: unknown): FieldIssue {
  if (value === undefined) return 'required';
  if (isFieldIssue(issue.message)) return issue.message;
  if (issue.code === 'invalid_value') return 'choice';
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'tooShort' : 'tooSmall';
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'tooLong' : 'tooLarge';
  return 'invalid';
}

function limitsOf(issue: Issue): { min?: number; max?: number } {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  return {};
}

function isFieldIssue(message: string): message is FieldIssue {
  return Object.hasOwn(fieldWords.en, message);
}

function valueAt(request: unknown, path: readonly PropertyKey[]): unknown {
  let value = request;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

function written(path: readonly PropertyKey[]): string {
  return path.map(String).join('.').slice(0, LONGEST_PATH);
}
