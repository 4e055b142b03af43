import type { DatedRule } from '#gateway/kernel/law/rule.ts';
import { taxSources } from './texts/sources.ts';

/** What is deducted from the pay of a month before tax, in yuan. */
export interface BasicDeductionRule extends DatedRule {
  readonly perMonth: string;
  readonly forForeigners: string;
}

/** The basic deduction. */
export const basicDeductions: readonly BasicDeductionRule[] = [
  {
    place: 'CN',
    from: '2011-09-01',
    to: '2018-09-30',
    source: taxSources.law2011,
    perMonth: '3500',
    forForeigners: '4800',
  },
  {
    place: 'CN',
    from: '2018-10-01',
    to: null,
    source: taxSources.law2018,
    perMonth: '5000',
    forForeigners: '5000',
  },
];

/** From when the months since January count for the first wage of the year. */
export const firstWageRules: readonly DatedRule[] = [
  { place: 'CN', from: '2020-07-01', to: null, source: taxSources.firstWage },
];

/** Twelve months at once for who was declared here all last year with at most so much, in yuan. */
export interface YearAtOnceRule extends DatedRule {
  readonly incomeAtMost: string;
}

/** The rule of 60,000. */
export const yearAtOnceRules: readonly YearAtOnceRule[] = [
  {
    place: 'CN',
    from: '2021-01-01',
    to: null,
    source: taxSources.sixtyThousand,
    incomeAtMost: '60000',
  },
];

/** How a yearly bonus is taxed apart; before 2019 a low wage lowered it. */
export interface BonusRule extends DatedRule {
  readonly lowWageLowersBonus: boolean;
}

/** The bonus taxed apart. */
export const bonusRules: readonly BonusRule[] = [
  {
    place: 'CN',
    from: '2005-01-01',
    to: '2018-12-31',
    source: taxSources.bonusBefore2019,
    lowWageLowersBonus: true,
  },
  {
    place: 'CN',
    from: '2019-01-01',
    to: '2027-12-31',
    source: taxSources.bonus,
    lowWageLowersBonus: false,
  },
];

/** How payments for work outside employment become taxable. */
export interface PaymentRule extends DatedRule {
  /** Payments up to this are lowered by `fixedExpense`, others by `expensePercent`. */
  readonly smallUpTo: string;
  readonly fixedExpense: string;
  readonly expensePercent: string;
  readonly authorSharePercent: string;
  readonly authorRatePercent: string;
}

/** Labour, author's and royalty payments of residents. */
export const paymentRules: readonly PaymentRule[] = [
  {
    place: 'CN',
    from: '2019-01-01',
    to: null,
    source: taxSources.labour,
    smallUpTo: '4000',
    fixedExpense: '800',
    expensePercent: '20',
    authorSharePercent: '70',
    authorRatePercent: '20',
  },
];

/** How payments to non-residents become taxable. */
export interface NonResidentRule extends DatedRule {
  readonly expensePercent: string;
  readonly authorSharePercent: string;
  readonly bonusMonths: number;
}

/** Payments to non-residents. */
export const nonResidentRules: readonly NonResidentRule[] = [
  {
    place: 'CN',
    from: '2019-01-01',
    to: null,
    source: taxSources.nonResident,
    expensePercent: '20',
    authorSharePercent: '70',
    bonusMonths: 6,
  },
];

/** How severance is taxed: on the annual table, or before 2019 by years of service on the monthly one. */
export interface SeveranceTaxRule extends DatedRule {
  readonly timesAnnualAverage: number;
  readonly byYearsOfServiceAtMost: number | null;
}

/** Tax on severance. */
export const severanceTaxRules: readonly SeveranceTaxRule[] = [
  {
    place: 'CN',
    from: '1999-10-01',
    to: '2018-12-31',
    source: taxSources.severanceBefore2019,
    timesAnnualAverage: 3,
    byYearsOfServiceAtMost: 12,
  },
  {
    place: 'CN',
    from: '2019-01-01',
    to: null,
    source: taxSources.severance,
    timesAnnualAverage: 3,
    byYearsOfServiceAtMost: null,
  },
];
