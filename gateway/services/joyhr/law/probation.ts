import type { ProbationQuestion } from '#bridge/calls/joyhr/records/labour-contract-law.ts';
import { longestProbation } from '#bridge/calls/joyhr/records/labour-contract-law.ts';
import { NoRuleError, type Source } from '#gateway/kernel/law/rule.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import { articles } from './texts/articles.ts';

/** The longest probation, and the article that says so. */
export interface ProbationLimit {
  readonly monthsAtMost: number;
  readonly source: Source;
}

/**
 * The longest probation of a contract in months; 0 where none may be agreed.
 * @throws {NoRuleError} before the law was in force.
 */
export function probationLimit(question: ProbationQuestion): ProbationLimit {
  const monthsAtMost = longestProbation(question);
  if (monthsAtMost === null) throw new NoRuleError(`No rule holds on ${question.asOf}.`);
  return { monthsAtMost, source: articles.probation };
}

/** The latest last day of a probation of so many months that begins on a day; null where it has no day. */
export function latestProbationEnd(from: string, months: number): string | null {
  return months === 0 ? null : addDays(addMonths(from, months), -1);
}
