import type {
  CompanyRuleName,
  CompanyRuleRounding,
} from '#bridge/calls/ruleEngine/records/company-rule.ts';
import { type DatedRule, findRule, type LawScope, placesAround } from './rule.ts';

/** A rule that a company entered by itself; amounts in yuan, null where the rule on hand goes on. */
export interface OwnRule extends DatedRule {
  readonly id: string;
  readonly rule: CompanyRuleName;
  readonly amount: string | null;
  readonly floor: string | null;
  readonly ceiling: string | null;
  readonly employerRate: string | null;
  readonly employeeRate: string | null;
  readonly employeeFixed: string | null;
  readonly rounding: CompanyRuleRounding | null;
}

/** The rules that one calculation is made by: the shipped edition and what a company entered besides. */
export interface RuleSet {
  readonly version: string;
  readonly own: readonly OwnRule[];
}

/** The own rule that is used in the place of a shipped one: that of the same place, or of a nearer one. */
export function ownRuleBefore(
  shipped: DatedRule | null,
  name: CompanyRuleName,
  scope: LawScope,
): OwnRule | null {
  const { own: rows = [] } = scope;
  if (rows.length === 0) return null;
  const own = findRule(
    rows.filter(({ rule }) => rule === name),
    scope,
  );
  if (own === null || shipped === null) return own;
  const places = placesAround(scope.place);
  return places.indexOf(own.place) <= places.indexOf(shipped.place) ? own : null;
}
