/** What the Labour Contract Law says of contracts and probation, as data with the days it is in force. */
import type * as z from 'zod/mini';
import type { contractKind } from '../employee.ts';

type ContractKind = z.output<typeof contractKind>;

/** The longest probation from one length of a fixed term on. */
interface ProbationStep {
  readonly fromTermMonths: number;
  readonly months: number;
}

/** The limits of probation in a period. */
interface ProbationRule {
  readonly from: string;
  /** The last day in force; null while it is. */
  readonly to: string | null;
  readonly place: 'CN';
  readonly source: string;
  /** Longest terms first. */
  readonly fixed: readonly ProbationStep[];
  readonly open: number;
  readonly task: number;
}

/** Every version of the limits of probation. */
export const probationRules: readonly ProbationRule[] = [
  {
    from: '2008-01-01',
    to: null,
    place: 'CN',
    source: 'Labour Contract Law, art. 19',
    fixed: [
      { fromTermMonths: 36, months: 6 },
      { fromTermMonths: 12, months: 2 },
      { fromTermMonths: 3, months: 1 },
      { fromTermMonths: 0, months: 0 },
    ],
    open: 6,
    task: 0,
  },
];

/** A contract as the limit of its probation looks at it. */
export interface ProbationQuestion {
  readonly kind: ContractKind;
  /** Whole months of a fixed term. */
  readonly termMonths: number | null;
  /** The day the contract begins. */
  readonly asOf: string;
}

/** The most months of probation a contract can agree on; null where no rule was in force. */
export function longestProbation({ kind, termMonths, asOf }: ProbationQuestion): number | null {
  const rule = probationRules.find(({ from, to }) => from <= asOf && (to === null || asOf <= to));
  if (rule === undefined) return null;
  if (kind !== 'fixed') return rule[kind];
  const step = rule.fixed.find(({ fromTermMonths }) => (termMonths ?? 0) >= fromTermMonths);
  return step?.months ?? 0;
}

/**
 * Whole months from the first day of a term to its last, both included. Where a month lacks the day, its last day counts
 * (Civil Code, art. 202): 29 February 2024 to 27 February 2025 is a year.
 */
export function termMonths(firstDay: string, lastDay: string): number {
  const end = new Date(`${lastDay}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + 1);
  const [year = 0, month = 0, day = 0] = firstDay.split('-').map(Number);
  const months = (end.getUTCFullYear() - year) * 12 + end.getUTCMonth() + 1 - month;
  const lastOfMonth = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0));
  const reached = end.getUTCDate() >= Math.min(day, lastOfMonth.getUTCDate());
  return reached ? months : months - 1;
}
