import { compare, type Ratio, ratio } from '#gateway/kernel/exact/ratio.ts';
import { type DatedRule, type LawScope, NoRuleError, ruleOn } from '#gateway/kernel/law/rule.ts';
import { sources } from './texts/sources.ts';

/** By years of work here, and on the whole where that matters. */
interface PeriodRow {
  readonly totalFrom: number;
  readonly ownFrom: number;
  readonly months: number;
  readonly within: number;
}

interface MedicalPeriodRule extends DatedRule {
  readonly kind: 'rows' | 'own-years';
  readonly rows: readonly PeriodRow[];
  readonly firstYear?: number;
  readonly atMost?: number;
}

/** In the order of what is asked; the last row that is reached counts. */
const medicalPeriod: readonly MedicalPeriodRule[] = [
  {
    place: 'CN',
    from: '1995-01-01',
    to: null,
    kind: 'rows',
    rows: [
      { totalFrom: 0, ownFrom: 0, months: 3, within: 6 },
      { totalFrom: 0, ownFrom: 5, months: 6, within: 12 },
      { totalFrom: 10, ownFrom: 0, months: 6, within: 12 },
      { totalFrom: 10, ownFrom: 5, months: 9, within: 15 },
      { totalFrom: 10, ownFrom: 10, months: 12, within: 18 },
      { totalFrom: 10, ownFrom: 15, months: 18, within: 24 },
      { totalFrom: 10, ownFrom: 20, months: 24, within: 30 },
    ],
    source: sources.medicalPeriod,
  },
  {
    place: '310000',
    from: '2015-05-01',
    to: null,
    kind: 'own-years',
    rows: [],
    firstYear: 3,
    atMost: 24,
    source: sources.shanghaiMedicalPeriod,
  },
];

/** How long the job is kept while somebody is ill: months, and the months within which they are counted. */
export function medicalTreatmentPeriod(
  years: { readonly total: Ratio; readonly own: Ratio },
  scope: LawScope,
): { readonly months: number; readonly countedWithinMonths?: number } {
  const { kind, rows, firstYear = 0, atMost = 0 } = ruleOn(medicalPeriod, scope);
  if (kind === 'own-years') {
    const full = Number(years.own.numerator / years.own.denominator);
    return { months: Math.min(firstYear + full, atMost) };
  }
  const reached = rows.findLast(
    ({ totalFrom, ownFrom }) =>
      compare(years.total, ratio(totalFrom)) >= 0 && compare(years.own, ratio(ownFrom)) >= 0,
  );
  if (reached === undefined) throw new NoRuleError('No row of the medical period is reached.');
  return { months: reached.months, countedWithinMonths: reached.within };
}

interface InjuryRule extends DatedRule {
  readonly monthsByGrade: readonly number[];
}

const workInjury: readonly InjuryRule[] = [
  {
    place: 'CN',
    from: '2011-01-01',
    to: null,
    monthsByGrade: [27, 25, 23, 21, 18, 16, 13, 11, 9, 7],
    source: sources.workInjury,
  },
];

/**
 * The one-time grant after a work injury, in months of the own wage.
 * @throws {NoRuleError} for a grade that there is not.
 */
export function workInjuryGrant(grade: number, scope: LawScope): number {
  const months = ruleOn(workInjury, scope).monthsByGrade[grade - 1];
  if (months === undefined) throw new NoRuleError(`There is no grade ${grade}.`);
  return months;
}
