import type { Locale } from '#bridge/calls/kit/words.ts';
import type { OwnRule } from './own-rule.ts';

/** What messages call the article or notice a rule is in. */
export type Source = Readonly<Record<Locale, string>>;

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
  /** What the company entered by itself; none where the shipped rules alone are asked. */
  readonly own?: readonly OwnRule[];
}

/** A question that no rule on hand covers. */
export class NoRuleError extends Error {
  override readonly name = 'NoRuleError';
}

/** A place, then the places it lies in: district, city, province, country (GB/T 2260). */
export function placesAround(place: string): readonly string[] {
  if (!/^\d{6}$/.test(place)) return place === 'CN' ? ['CN'] : [place, 'CN'];
  return [...new Set([place, `${place.slice(0, 4)}00`, `${place.slice(0, 2)}0000`]), 'CN'];
}

function oneOf<Rule extends DatedRule>(rules: readonly Rule[], scope: LawScope): Rule | null {
  const [rule, second] = rules;
  if (second === undefined) return rule ?? null;
  throw new Error(`Two rules hold at ${second.place} on ${scope.asOf}.`);
}

/** The rule that holds at a place on a day, the nearest place first; null where none does. */
export function findRule<Rule extends DatedRule>(
  rules: readonly Rule[],
  scope: LawScope,
): Rule | null {
  const inForce = rules.filter(
    ({ from, to }) => from <= scope.asOf && (to === null || to >= scope.asOf),
  );
  for (const place of placesAround(scope.place)) {
    const found = oneOf(
      inForce.filter((rule) => rule.place === place),
      scope,
    );
    if (found !== null) return found;
  }
  return null;
}

/**
 * The rule that holds at a place on a day: that of the place itself, then of the places it lies in.
 * @throws {NoRuleError} Where no rule is known there is no result, not even zero.
 */
export function ruleOn<Rule extends DatedRule>(rules: readonly Rule[], scope: LawScope): Rule {
  const rule = findRule(rules, scope);
  if (rule === null) throw new NoRuleError(`No rule holds at ${scope.place} on ${scope.asOf}.`);
  return rule;
}
