/** What an import tells the one who asked for it. */
import { fieldWords, issueWords } from '#bridge/calls/kit/field-words.ts';
import { codeWords, type FieldIssue } from '#bridge/calls/kit/words.ts';
import type { CellError, ImportReport } from '#bridge/calls/record/call-types.ts';
import type { Plan } from '../save/plan.ts';
import type { RefusalCode } from '../save/problems.ts';
import type { Scope } from '../scope.ts';

/** Most errors one report lists. */
const mostErrors = 500;

/** What is wrong with a cell, or with a row as a whole; its words are found when it is reported. */
export interface FoundError extends Omit<CellError, 'issue' | 'reason'> {
  readonly issue: FieldIssue | RefusalCode;
}

/** What became of the rows of a sheet. */
export interface ImportOutcome {
  readonly mode: 'check' | 'save';
  readonly read: number;
  /** Rows that could be read; without any, none is unchanged. */
  readonly rows: number;
  readonly plan: Pick<Plan, 'planned' | 'unchanged'> | null;
  readonly errors: readonly FoundError[];
}

/** Makes the report of an import that is done. */
export function reportOf(
  scope: Scope,
  { mode, read, rows, plan, errors }: ImportOutcome,
): ImportReport {
  const planned = plan?.planned ?? [];
  const created = planned.filter(({ before }) => before === null).length;
  return {
    mode,
    jobId: null,
    read,
    created,
    changed: planned.length - created,
    unchanged: rows === 0 ? 0 : (plan?.unchanged.length ?? 0),
    errors: errors
      .slice(0, mostErrors)
      .map((error) => ({ ...error, reason: reasonOf(scope, error) })),
    more: errors.length > mostErrors,
  };
}

/** An error in the language of the caller. */
export function reasonOf({ context }: Scope, { issue, ...bounds }: FoundError): string {
  const { locale } = context;
  if (!isFieldIssue(issue)) return codeWords[locale][issue];
  const { min, max } = bounds;
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return issueWords({ issue, ...limits }, locale);
}

function isFieldIssue(issue: FoundError['issue']): issue is FieldIssue {
  return Object.hasOwn(fieldWords.en, issue);
}
