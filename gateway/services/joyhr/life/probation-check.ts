import type { ProbationQuestion } from '#bridge/calls/joyhr/records/labour-contract-law.ts';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import { latestProbationEnd, probationLimit } from '../law/probation.ts';

/** The days and the contract that a probation is measured by. */
export interface ProbationCase {
  readonly joinedOn: string;
  readonly probationEndsOn: string | null;
  readonly contractKind: 'fixed' | 'open' | 'task' | null;
  readonly contractMonths: number | null;
}

/** The rules of the country as a whole: no place has a probation of its own. */
export const nationwide = 'CN';

/** The contract as it was planned; an unknown one counts as the one with the longest probation. */
export function questionOf({
  joinedOn: asOf,
  contractKind,
  contractMonths: termMonths,
}: ProbationCase): ProbationQuestion {
  const isKnown = contractKind !== null && (contractKind !== 'fixed' || termMonths !== null);
  return isKnown
    ? { kind: contractKind, termMonths, asOf }
    : { kind: 'open', termMonths: null, asOf };
}

/** Refuses a probation that is longer than the law lets it be. */
export function probationProblems(
  values: ProbationCase,
): readonly FieldProblem<'probationEndsOn'>[] {
  const { joinedOn, probationEndsOn } = values;
  if (probationEndsOn === null) return [];
  const { monthsAtMost } = probationLimit(questionOf(values));
  const latest = latestProbationEnd(joinedOn, monthsAtMost);
  if (latest === null) return [{ field: 'probationEndsOn', issue: 'noProbation' }];
  return probationEndsOn > latest
    ? [{ field: 'probationEndsOn', issue: 'probationLimit', max: monthsAtMost }]
    : [];
}
