import type { FieldError } from '#bridge/calls/kit/answer.ts';
import type { FieldIssue } from '#bridge/calls/kit/words.ts';
import { RefusedError } from '../../kernel/refused-error.ts';

/** Why a row as a whole is not saved. */
export type RefusalCode =
  | 'notFound'
  | 'noPermission'
  | 'noFieldPermission'
  | 'conflict'
  | 'notNow'
  | 'inUse';

/** A row that is not saved, by its place among those asked for. */
export interface Refusal {
  readonly index: number;
  readonly code: RefusalCode;
}

/** What is wrong with one field of a row; custom fields are named `custom.<code>`, lines `lines.<kind>.<index>.<field>`. */
export interface Problem {
  readonly index: number;
  readonly field: string;
  readonly issue: FieldIssue;
  readonly min?: number;
  readonly max?: number;
  readonly day?: string;
}

/**
 * Refuses a save of one row for whatever is wrong with it.
 * @throws {RefusedError} with the fields as the request names them: below `changes` or `values`.
 */
export function refuseOne(
  {
    refusals,
    problems,
  }: { readonly refusals: readonly Refusal[]; readonly problems: readonly Problem[] },
  branch: 'changes' | 'values',
): void {
  const [refusal] = refusals;
  if (refusal !== undefined) throw new RefusedError(refusal.code);
  if (problems.length === 0) return;
  const fields = problems.map(({ field, issue, min, max, day }): FieldError => {
    const isBranch = field.startsWith('custom.') || field.startsWith('lines.');
    return {
      path: isBranch ? field : `${branch}.${field}`,
      issue,
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
      ...(day === undefined ? {} : { day }),
    };
  });
  throw new RefusedError('badInput', { fields });
}
