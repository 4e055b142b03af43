import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import { type DatedRule, type LawScope, ruleOn } from './rule.ts';
import { articles, type Source } from './texts/articles.ts';

/** How long a contract runs, as far as its probation depends on it. */
export type ContractTerm =
  | { readonly contract: 'fixed'; readonly termMonths: number }
  | { readonly contract: 'open-ended' | 'by-task' };

/** The longest probation, and the article that says so. */
export interface ProbationLimit {
  readonly monthsAtMost: number;
  readonly source: Source;
}

interface ProbationRule extends DatedRule {
  /** Steps of fixed terms, the longest first: from this many months on, at most so many of probation. */
  readonly steps: readonly { readonly termMonthsFrom: number; readonly monthsAtMost: number }[];
  readonly openEndedMonthsAtMost: number;
  readonly byTaskMonthsAtMost: number;
}

const probationRules: readonly ProbationRule[] = [
  {
    place: 'CN',
    from: '2008-01-01',
    to: null,
    source: articles.probation,
    steps: [
      { termMonthsFrom: 36, monthsAtMost: 6 },
      { termMonthsFrom: 12, monthsAtMost: 2 },
      { termMonthsFrom: 3, monthsAtMost: 1 },
      { termMonthsFrom: 0, monthsAtMost: 0 },
    ],
    openEndedMonthsAtMost: 6,
    byTaskMonthsAtMost: 0,
  },
];

/** The longest probation of a contract in months; 0 where none may be agreed. */
export function probationLimit(term: ContractTerm, scope: LawScope): ProbationLimit {
  const rule = ruleOn(probationRules, scope);
  return { monthsAtMost: monthsOf(rule, term), source: rule.source };
}

function monthsOf(rule: ProbationRule, term: ContractTerm): number {
  switch (term.contract) {
    case 'open-ended':
      return rule.openEndedMonthsAtMost;
    case 'by-task':
      return rule.byTaskMonthsAtMost;
    case 'fixed':
      return (
        rule.steps.find(({ termMonthsFrom }) => term.termMonths >= termMonthsFrom)?.monthsAtMost ??
        0
      );
  }
}

/** The latest last day of a probation of so many months that begins on a day; null where it has no day. */
export function latestProbationEnd(from: string, months: number): string | null {
  return months === 0 ? null : addDays(addMonths(from, months), -1);
}

/** The whole months a fixed term has: from 15 January to 14 January of the next year are twelve. */
export function termMonths(from: string, to: string): number {
  const after = addDays(to, 1);
  const months =
    (Number(after.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(after.slice(5, 7)) -
    Number(from.slice(5, 7));
  return addMonths(from, months) <= after ? months : months - 1;
}
