import type { Source } from './texts/articles.ts';

/** A rule of law: where and from when to when it holds. */
export interface DatedRule {
  /** GB/T 2260 code, or CN for the whole country. */
  readonly place: string;
  readonly from: string;
  /** Last day; null while it is in force. */
  readonly to: string | null;
  readonly source: Source;
}

/** Where and on which day a rule is asked for. */
export interface LawScope {
  readonly place: string;
  /** Day `YYYY-MM-DD`. */
  readonly asOf: string;
}

/** A question that no rule on hand covers. */
export class NoRuleError extends Error {
  override readonly name = 'NoRuleError';
}

/**
 * The rule that holds at a place on a day: that of the place itself before the national one.
 * @throws {NoRuleError} Where no rule is known, there is no answer, not even zero.
 */
export function ruleOn<Rule extends DatedRule>(
  rules: readonly Rule[],
  { place, asOf }: LawScope,
): Rule {
  const inForce = rules.filter(({ from, to }) => from <= asOf && (to === null || to >= asOf));
  const found = [place, 'CN'].flatMap((one) => inForce.find((rule) => rule.place === one) ?? []);
  const [rule] = found;
  if (rule === undefined) throw new NoRuleError(`No rule holds at ${place} on ${asOf}.`);
  return rule;
}
