import { type DatedRule, findRule, type LawScope } from '#gateway/kernel/law/rule.ts';
import { taxSources } from './texts/sources.ts';

/** The special additional deductions that are taken off by month. */
export const deductionKinds = [
  'child-education',
  'care-under-three',
  'elderly-support',
  'mortgage-interest',
  'rent',
  'continuing-education-degree',
  'continuing-education-certificate',
] as const;

/** A special additional deduction. */
export type DeductionKind = (typeof deductionKinds)[number];

/** How large a city is, for rent. */
export type CityClass = 'first' | 'second' | 'third';

/** The amounts of a deduction in force, in yuan. */
export interface DeductionRule extends DatedRule {
  readonly kind: DeductionKind;
  /** By month: each child, an only child, or everyone. Certificates: by year. */
  readonly amount: string;
  /** Most that one of several siblings takes. */
  readonly sharedAtMost?: string;
  readonly byCityClass?: Readonly<Record<CityClass, string>>;
}

function dated(
  kind: DeductionKind,
  from: string,
  to: string | null,
  amounts: Pick<DeductionRule, 'amount' | 'sharedAtMost' | 'byCityClass'>,
  source: DatedRule['source'] = taxSources.deductions2019,
): DeductionRule {
  return { kind, place: 'CN', from, to, source, ...amounts };
}

/** All amounts by kind and time. */
export const deductionRules: readonly DeductionRule[] = [
  dated('child-education', '2019-01-01', '2022-12-31', { amount: '1000' }),
  dated('child-education', '2023-01-01', null, { amount: '2000' }, taxSources.deductions2023),
  dated(
    'care-under-three',
    '2022-01-01',
    '2022-12-31',
    { amount: '1000' },
    taxSources.deductions2022,
  ),
  dated('care-under-three', '2023-01-01', null, { amount: '2000' }, taxSources.deductions2023),
  dated('elderly-support', '2019-01-01', '2022-12-31', { amount: '2000', sharedAtMost: '1000' }),
  dated(
    'elderly-support',
    '2023-01-01',
    null,
    { amount: '3000', sharedAtMost: '1500' },
    taxSources.deductions2023,
  ),
  dated('mortgage-interest', '2019-01-01', null, { amount: '1000' }),
  dated('rent', '2019-01-01', null, {
    amount: '1500',
    byCityClass: { first: '1500', second: '1100', third: '800' },
  }),
  dated('continuing-education-degree', '2019-01-01', null, { amount: '400' }),
  dated('continuing-education-certificate', '2019-01-01', null, { amount: '3600' }),
];

/** The amounts of a deduction on a day; null where the law did not know it yet. */
export function deductionRuleOn(kind: DeductionKind, scope: LawScope): DeductionRule | null {
  return findRule(
    deductionRules.filter((rule) => rule.kind === kind),
    scope,
  );
}
