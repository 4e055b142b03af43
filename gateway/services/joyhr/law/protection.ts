import { type DatedRule, type LawScope, ruleOn, type Source } from '#gateway/kernel/law/rule.ts';
import { addMonths, wholeYears } from '#gateway/kernel/people/calendar.ts';
import { type RetirementGroup, statutoryRetirement } from './retirement.ts';
import { articles } from './texts/articles.ts';

/** Why an employer may not dismiss somebody without fault: items 1 to 5 of the article. */
export const protections = [
  'occupational-disease-check',
  'work-injury',
  'medical-period',
  'pregnancy',
  'near-retirement',
] as const;

/** One of them. */
export type Protection = (typeof protections)[number];

/** Who is to be dismissed, as far as length of service and age protect. */
export interface Protected {
  readonly joinedOn: string;
  readonly lastDay: string;
  readonly birthDate: string | null;
  readonly group: RetirementGroup;
}

interface ProtectionRule extends DatedRule {
  readonly serviceYears: number;
  readonly yearsBeforeRetirement: number;
}

const protectionRules: readonly ProtectionRule[] = [
  {
    place: 'CN',
    from: '2008-01-01',
    to: null,
    source: articles.protection,
    serviceYears: 15,
    yearsBeforeRetirement: 5,
  },
];

/** The article that protects. */
export function protectionSource(scope: LawScope): Source {
  return ruleOn(protectionRules, scope).source;
}

/** Whether service of fifteen years and fewer than five years to the statutory age protect somebody (item 5). */
export function isNearRetirement(
  { joinedOn, lastDay, birthDate, group }: Protected,
  scope: LawScope,
): boolean {
  const { serviceYears, yearsBeforeRetirement } = ruleOn(protectionRules, scope);
  if (birthDate === null || wholeYears(joinedOn, lastDay) < serviceYears) return false;
  const { retirementMonth } = statutoryRetirement(
    { group, birthMonth: birthDate.slice(0, 7) },
    scope,
  );
  const retirement = `${retirementMonth}-01`;
  return lastDay < retirement && addMonths(lastDay, yearsBeforeRetirement * 12) >= retirement;
}
