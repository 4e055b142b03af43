import { fen, type Money, nothing, rounded, yuan } from '#gateway/kernel/exact/money.ts';
import { divide, type Ratio, ratio, sum } from '#gateway/kernel/exact/ratio.ts';
import type { RuleSet } from '#gateway/kernel/law/own-rule.ts';
import { type LawScope, NoRuleError } from '#gateway/kernel/law/rule.ts';
import { wholeYears } from '#gateway/kernel/people/calendar.ts';
import type { DeductionClaim } from '../../etax/engine/special-deductions.ts';
import { specialDeductions } from '../../etax/engine/special-deductions.ts';
import type { TaxTotals } from '../../etax/engine/withholding.ts';
import { ContributionError, type ContributionFacts } from '../../insurance/engine/contributions.ts';
import { type AverageWageRule, averageWageBefore } from '../../insurance/law/rules.ts';
import { textValue } from '../formula/optional-facts.ts';
import { type CompiledItem, type PlanItem, readsFactor, runPlan } from '../formula/plan.ts';
import { NoValueError } from '../formula/types.ts';
import { checkMinimumWage } from './limits.ts';
import {
  type FileRow,
  factValues,
  type MonthFacts,
  type MonthPay,
  partValues,
  payOfMonth,
} from './month-pay.ts';
import {
  calculateSlip,
  lawOf,
  type PayLine,
  type Slip,
  SlipError,
  type SlipFacts,
} from './slip.ts';

/** An item of the plan as a run needs it. */
export interface RunItem extends PlanItem {
  readonly nameEn: string;
  readonly source: 'formula' | 'entry';
  readonly treatment: PayLine['treatment'] | 'none';
  readonly sortOrder: number;
}

/** Items in the order in which each finds what it reads. */
export type RunPlan = readonly CompiledItem<RunItem>[];

/** What holds for everybody in a run. */
export interface RunFacts extends Pick<MonthFacts, 'fromOn' | 'toOn' | 'method' | 'dueOn'> {
  /** Month of payment `YYYY-MM`: tax and insurance are those of it. */
  readonly payMonth: string;
  readonly plan: RunPlan;
  /** The rules of the month of payment. */
  readonly rules: RuleSet;
}

/** A quantity or an amount of the month, and where it comes from. */
export interface Entered {
  readonly code: string;
  readonly value: string;
  readonly from: 'entry' | 'attendance';
  /** Hours of attendance as they are, where two digits after the point are not enough. */
  readonly minutes?: number;
  /** What became known about a closed month, and counts in this one. */
  readonly corrected?: boolean;
  /** A correction: the month it corrects, which one of it, and why; by itself where a result of performance was revised. */
  readonly corrects?: {
    readonly number: number;
    readonly month: string;
    readonly reason: string;
    readonly byItself?: boolean;
  };
}

/** The result of performance that pay goes by, and the revision of it. */
export interface ResultForPay {
  readonly appraisal: string;
  readonly revision: number;
  readonly level: string;
  /** Null where the scale has no factor for the level. */
  readonly factor: string | null;
}

/** Everything one slip is made from. */
export interface PersonFacts {
  readonly joinedOn: string;
  /** Where another employment of the person began earlier and goes on: months are counted from there for tax. */
  readonly employedFrom?: string | undefined;
  readonly leftOn: string | null;
  readonly files: readonly FileRow[];
  readonly entered: readonly Entered[];
  readonly enrolment:
    | (Omit<ContributionFacts, 'place' | 'month'> & {
        readonly place: string;
        readonly firstFundAccount: boolean;
      })
    | null;
  readonly taxpayer: {
    readonly residency: 'resident' | 'non-resident';
    readonly receivesPension: boolean;
    readonly firstWageYear: number | null;
    readonly yearAtOnce: number | null;
  };
  readonly claims: readonly DeductionClaim[];
  readonly year: {
    readonly before: TaxTotals;
    readonly withheld: Money;
    readonly separateBonusUsed: boolean;
  };
  /** Without one a person has no result: formulas find no value. */
  readonly performance?: ResultForPay | undefined;
}

/** Why a slip could not be calculated. */
export type SlipFault =
  | 'noSalaryFile'
  | 'noRates'
  | 'noBase'
  | 'noRule'
  | 'noPerformance'
  | 'secondSeparateBonus'
  | 'noLocalAverage'
  | 'deductionClaims';

/** A slip with what it was made from. */
export interface PersonSlip {
  readonly pay: MonthPay;
  readonly values: ReadonlyMap<string, Ratio>;
  readonly lines: readonly PayLine[];
  readonly slip: Slip;
  readonly specialAdditional: Money;
  readonly belowMinimumWage: boolean;
  /** The local average that severance was taxed by; null without severance. */
  readonly average: AverageWageRule | null;
}

/** Calculates the slip of one person; the same facts give the same slip. */
export function slipOf(
  person: PersonFacts,
  run: RunFacts,
): PersonSlip | { readonly fault: SlipFault } {
  const place = person.enrolment?.place ?? 'CN';
  const { own } = run.rules;
  const scope = lawOf(run.payMonth, place, own);
  const pay = payOfMonth({ ...run, ...person }, scope);
  if (pay === null) return { fault: 'noSalaryFile' };
  const average = averageWageBefore(scope);
  const claims = specialDeductions(run.payMonth, person.claims);
  if (claims.error !== undefined) return { fault: 'deductionClaims' };
  try {
    const values = itemValues(person, run, pay, scope);
    const lines = payLines(run.plan, values);
    const slip = calculateSlip({
      month: run.payMonth,
      place,
      lines,
      employment: employmentOf(person),
      insurance: person.enrolment,
      tax: taxOf(person, run, claims.amount),
      localAverage: average === null ? null : yuan(average.amount),
      own,
    });
    const agreed = fen(pay.monthly.base + pay.monthly.position + pay.monthly.performance);
    const minimum = checkMinimumWage(agreed, slip.ownContributions, scope);
    const belowMinimumWage = minimum !== null && !minimum.enough;
    const isSevered = lines.some(({ treatment }) => treatment === 'severance');
    return {
      pay,
      values,
      lines,
      slip,
      specialAdditional: claims.amount,
      belowMinimumWage,
      average: isSevered ? average : null,
    };
  } catch (error) {
    const fault = faultOf(error);
    if (fault === null) throw error;
    return { fault };
  }
}

/** What the items of a plan come to for a person, unrounded. */
export function itemValues(
  { entered, joinedOn, performance }: Pick<PersonFacts, 'entered' | 'joinedOn' | 'performance'>,
  { plan, toOn }: Pick<RunFacts, 'plan' | 'toOn'>,
  pay: MonthPay,
  scope: LawScope,
): ReadonlyMap<string, Ratio> {
  const values = new Map([
    ...factValues(pay, wholeYears(joinedOn, toOn)),
    ...resultValues(performance),
  ]);
  for (const { item } of plan) {
    if (item.source !== 'entry') continue;
    const value = sum(entered.filter(({ code }) => code === item.code).map(exactValue));
    values.set(item.code, value);
    values.set(item.nameZh, value);
  }
  return runPlan(plan, { values, partMonth: partValues(pay), scope });
}

/**
 * Whether a formula needs a result that the person has not, or their level has no factor though a formula reads it:
 * where it asks first it would pay by nothing.
 */
export function lacksResult(person: PersonFacts, run: RunFacts): boolean {
  const { performance, enrolment } = person;
  if (performance !== undefined) return performance.factor === null && readsFactor(run.plan);
  const scope = lawOf(run.payMonth, enrolment?.place ?? 'CN', run.rules.own);
  const pay = payOfMonth({ ...run, ...person }, scope);
  if (pay === null) return false;
  try {
    itemValues(person, run, pay, scope);
    return false;
  } catch (error) {
    if (error instanceof NoValueError) return true;
    // Other faults are those of the slip.
    if (faultOf(error) !== null) return false;
    throw error;
  }
}

function resultValues(result: PersonFacts['performance']): readonly [string, Ratio][] {
  if (result === undefined) return [];
  const { level, factor } = result;
  return [
    ['performance.level', textValue(level)],
    ...(factor === null ? [] : [['performance.factor', ratio(factor)] as [string, Ratio]]),
  ];
}

/** What is entered has two digits after the point; minutes of attendance stay exact. */
function exactValue({ value, minutes }: Entered): Ratio {
  if (minutes !== undefined) return divide(ratio(minutes), ratio(60));
  return { numerator: rounded(ratio(value)), denominator: 100n };
}

/** The items that are paid or taken off, rounded. */
export function payLines(plan: RunPlan, values: ReadonlyMap<string, Ratio>): PayLine[] {
  return plan.flatMap(({ item: { code, unit, treatment } }) => {
    if (unit !== 'money' || treatment === 'none') return [];
    const amount = rounded(values.get(code) ?? ratio(0));
    return amount === 0n ? [] : [{ code, amount, treatment }];
  });
}

/** What of somebody's employment decides about insurance and tax. */
export function employmentOf({
  joinedOn,
  taxpayer,
  enrolment,
}: PersonFacts): SlipFacts['employment'] {
  return {
    employedFrom: joinedOn,
    residency: taxpayer.residency,
    receivesPension: taxpayer.receivesPension,
    firstFundAccount: enrolment?.firstFundAccount ?? false,
    joinsHousingFund: enrolment !== null && enrolment.fundBase !== null,
  };
}

function taxOf(
  { taxpayer, year, joinedOn, employedFrom = joinedOn }: PersonFacts,
  { payMonth }: RunFacts,
  specialAdditional: Money,
) {
  const taxYear = Number(payMonth.slice(0, 4));
  return {
    employedFrom,
    before: year.before,
    withheldBefore: year.withheld,
    separateBonusUsed: year.separateBonusUsed,
    firstWageOfTheYear: taxpayer.firstWageYear === taxYear,
    yearAtOnce: taxpayer.yearAtOnce === taxYear,
    lastYear: null,
    specialAdditional,
  };
}

function faultOf(error: unknown): SlipFault | null {
  if (error instanceof ContributionError) {
    return error.code === 'no-rates-for-place' ? 'noRates' : 'noBase';
  }
  if (error instanceof SlipError) {
    return error.code === 'no-local-average' ? 'noLocalAverage' : 'secondSeparateBonus';
  }
  if (error instanceof NoValueError) return 'noPerformance';
  return error instanceof NoRuleError ? 'noRule' : null;
}

/** What a year begins with. */
export const emptyYear: PersonFacts['year'] = {
  before: {
    income: nothing,
    exempt: nothing,
    ownContributions: nothing,
    specialAdditional: nothing,
    other: nothing,
    reduction: nothing,
  },
  withheld: nothing,
  separateBonusUsed: false,
};
