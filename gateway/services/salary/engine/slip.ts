import { fen, less, type Money, nothing, total } from '#gateway/kernel/exact/money.ts';
import type { OwnRule } from '#gateway/kernel/law/own-rule.ts';
import type { LawScope } from '#gateway/kernel/law/rule.ts';
import type { DeductionFacts } from '../../etax/engine/basic-deduction.ts';
import { bonusTaxedApart, nonResidentBonusTax } from '../../etax/engine/bonus.ts';
import { nonResidentWageTax } from '../../etax/engine/other-income.ts';
import { severanceTax } from '../../etax/engine/severance-tax.ts';
import {
  addTotals,
  type TaxTotals,
  type Withholding,
  withholdMonth,
} from '../../etax/engine/withholding.ts';
import {
  type Contribution,
  type ContributionFacts,
  wholeContributions,
} from '../../insurance/engine/contributions.ts';
import { firstFundMonth } from '../../insurance/engine/limits.ts';

/**
 * How an amount is taxed: with the wage, not at all, as a bonus apart, as severance, taken off before tax,
 * or taken off after it.
 */
export type Treatment = 'wage' | 'exempt' | 'bonus' | 'severance' | 'before-tax' | 'after-tax';

/** An amount of a slip, deductions as positive amounts. */
export interface PayLine {
  readonly code: string;
  readonly amount: Money;
  readonly treatment: Treatment;
}

/** What of an employment decides about insurance and tax. */
export interface EmploymentFacts {
  readonly employedFrom: string;
  readonly residency: 'resident' | 'non-resident';
  readonly receivesPension: boolean;
  readonly firstFundAccount: boolean;
  readonly joinsHousingFund: boolean;
}

/** What the year before this month says of the tax. */
export interface TaxFacts {
  /** Where the months of the year are counted from; the employment itself when absent. */
  readonly employedFrom?: string;
  readonly before: TaxTotals;
  readonly withheldBefore: Money;
  readonly firstWageOfTheYear: boolean;
  readonly lastYear: DeductionFacts['lastYear'];
  readonly yearAtOnce: boolean;
  /** Special additional deductions of the month. */
  readonly specialAdditional: Money;
  readonly separateBonusUsed: boolean;
}

/** All that one slip is made from. */
export interface SlipFacts {
  /** Month of payment `YYYY-MM`. */
  readonly month: string;
  readonly place: string;
  readonly employment: EmploymentFacts;
  readonly lines: readonly PayLine[];
  readonly insurance: Omit<ContributionFacts, 'place' | 'month'> | null;
  readonly tax: TaxFacts;
  /** Local average monthly wage of the year before, for severance. */
  readonly localAverage: Money | null;
  /** Rules that the company entered by itself. */
  readonly own?: readonly OwnRule[];
}

/** A pay slip: sums, contributions and taxes. */
export interface Slip {
  readonly gross: Money;
  readonly contributions: readonly Contribution[];
  readonly ownContributions: Money;
  readonly employerContributions: Money;
  /** Income and deductions of the year with this month. */
  readonly totals: TaxTotals;
  readonly withholding: Withholding | null;
  readonly incomeTax: Money;
  readonly bonusTax: Money;
  readonly severanceTax: Money;
  readonly deductionsBeforeTax: Money;
  readonly deductionsAfterTax: Money;
  readonly net: Money;
}

/** A slip that cannot be calculated. */
export class SlipError extends Error {
  override readonly name = 'SlipError';
  readonly code: 'separate-method-used-this-year' | 'no-local-average';
  constructor(code: SlipError['code']) {
    super(code);
    this.code = code;
  }
}

/**
 * Calculates a slip: pay, insurance and housing fund, income tax, what is taken off after it.
 * @throws {ContributionError} without rates or a base.
 * @throws {SlipError} for a second bonus taxed apart, and for severance without a local average.
 */
export function calculateSlip(facts: SlipFacts): Slip {
  const sums = sumsOf(facts.lines);
  const lines = contributionsOf(facts);
  const own = total(lines.map(({ employee }) => employee));
  const tax = taxOfMonth(facts, sums, own);
  const bonusTax = taxOfBonus(facts, sums.bonus);
  const severance = taxOfSeverance(facts, sums.severance);
  const gross = total([sums.wage, sums.exempt, sums.bonus, sums.severance]);
  const off = [own, tax.tax, bonusTax, severance, sums['before-tax'], sums['after-tax']];
  return {
    gross,
    contributions: lines,
    ownContributions: own,
    employerContributions: total(lines.map(({ employer }) => employer)),
    totals: tax.totals,
    withholding: tax.withholding,
    incomeTax: tax.tax,
    bonusTax,
    severanceTax: severance,
    deductionsBeforeTax: sums['before-tax'],
    deductionsAfterTax: sums['after-tax'],
    net: less(gross, total(off)),
  };
}

function sumsOf(lines: readonly PayLine[]): Readonly<Record<Treatment, Money>> {
  const sums: Record<Treatment, bigint> = {
    wage: 0n,
    exempt: 0n,
    bonus: 0n,
    severance: 0n,
    'before-tax': 0n,
    'after-tax': 0n,
  };
  for (const { treatment, amount } of lines) sums[treatment] += amount;
  return sums as Record<Treatment, Money>;
}

function contributionsOf(facts: SlipFacts): readonly Contribution[] {
  const insured = insuredIn(facts);
  return insured === null ? [] : wholeContributions(insured);
}

/** What somebody is insured by in a month: null with a pension, and without a fund before its first month. */
export function insuredIn({
  month,
  place,
  employment,
  insurance,
  own = [],
}: Pick<
  SlipFacts,
  'month' | 'place' | 'employment' | 'insurance' | 'own'
>): ContributionFacts | null {
  if (insurance === null || employment.receivesPension) return null;
  const firstFund = firstFundMonth(employment.employedFrom, employment.firstFundAccount);
  const hasFund = employment.joinsHousingFund && month >= firstFund;
  return { ...insurance, place, month, own, fundBase: hasFund ? insurance.fundBase : null };
}

function taxOfMonth(
  { month, place, employment, tax }: SlipFacts,
  sums: Readonly<Record<Treatment, Money>>,
  own: Money,
): { totals: TaxTotals; withholding: Withholding | null; tax: Money } {
  const totals = addTotals(tax.before, {
    income: fen(sums.wage + sums.exempt),
    exempt: sums.exempt,
    ownContributions: own,
    specialAdditional: tax.specialAdditional,
    other: sums['before-tax'],
    reduction: nothing,
  });
  if (employment.residency === 'non-resident') {
    return {
      totals,
      withholding: null,
      tax: nonResidentWageTax(sums.wage, lawOf(month, place)).tax,
    };
  }
  const withholding = withholdMonth(
    totals,
    { ...tax, month, employedFrom: tax.employedFrom ?? employment.employedFrom },
    tax.withheldBefore,
  );
  return { totals, withholding, tax: withholding.tax };
}

function taxOfBonus({ month, place, employment, tax }: SlipFacts, bonus: Money): Money {
  if (bonus === 0n) return nothing;
  if (employment.residency === 'non-resident') {
    return nonResidentBonusTax(bonus, lawOf(month, place)).tax;
  }
  if (tax.separateBonusUsed) throw new SlipError('separate-method-used-this-year');
  return bonusTaxedApart(bonus, lawOf(month, place)).tax;
}

function taxOfSeverance({ month, place, localAverage }: SlipFacts, severance: Money): Money {
  if (severance === 0n) return nothing;
  if (localAverage === null) throw new SlipError('no-local-average');
  const facts = { severance, localAverageMonthlyWage: localAverage };
  return severanceTax(facts, lawOf(month, place)).tax;
}

/** Rules of a month hold on its 28th day. */
export function lawOf(month: string, place: string, own: readonly OwnRule[] = []): LawScope {
  return { place, asOf: `${month}-28`, own };
}
