import { addMonths, addYears } from '../people/calendar.ts';
import { type DatedRule, findRule, type LawScope, ruleOn } from './rule.ts';
import { sources } from './texts/sources.ts';

/** What a person is protected for: a pregnancy from its begin, or nursing from the birth of the child. */
export interface ProtectedPeriod {
  readonly kind: 'pregnancy' | 'nursing';
  readonly fromOn: string;
  /** Last day; null until the law ends it. */
  readonly toOn: string | null;
}

/** Why work is not allowed. */
export type Protection = 'minor' | ProtectedPeriod['kind'];

/** What somebody must not be asked to do on a day, each with its reason; null is allowed. */
export interface Bans {
  /** From 22:00 to 06:00. */
  readonly night: Protection | null;
  readonly overtime: Protection | null;
}

/** How long the law bans night work and overtime of women who are pregnant or nurse a child. */
export interface FemaleStaffRule extends DatedRule {
  /** Full months of a pregnancy from which it bans night work and overtime. */
  readonly pregnancyMonths: number;
  /** Years of the child until which nursing bans them. */
  readonly nursingYears: number;
}

const femaleStaff: readonly FemaleStaffRule[] = [
  {
    place: 'CN',
    from: '1995-01-01',
    to: '2012-04-27',
    pregnancyMonths: 7,
    nursingYears: 1,
    source: sources.femaleStaff1995,
  },
  {
    place: 'CN',
    from: '2012-04-28',
    to: null,
    pregnancyMonths: 7,
    nursingYears: 1,
    source: sources.femaleStaff,
  },
];

/** The rule for women who are pregnant or nurse a child, at a place on a day. */
export function femaleStaffOn(scope: LawScope): FemaleStaffRule {
  return ruleOn(femaleStaff, scope);
}

interface MinorRule extends DatedRule {
  /** The age from which night work is allowed. */
  readonly adultYears: number;
}

const minors: readonly MinorRule[] = [
  { place: 'CN', from: '1995-01-01', to: null, adultYears: 18, source: sources.minors },
];

/**
 * What the law bans for a person on a day: no night work below 18, no night work and no overtime from seven full months
 * of a pregnancy on and while a child below one year is nursed (Labour Law, arts. 58, 61, 63; Special Rule for Female
 * Staff, arts. 6, 9).
 */
export function bansOf(
  {
    bornOn,
    periods,
  }: { readonly bornOn: string | null; readonly periods: readonly ProtectedPeriod[] },
  scope: LawScope,
): Bans {
  const kept = findRule(femaleStaff, scope);
  const found = kept === null ? undefined : periods.find((one) => holds(one, kept, scope.asOf));
  const minorRule = findRule(minors, scope);
  const isMinor =
    bornOn !== null && minorRule !== null && scope.asOf < addYears(bornOn, minorRule.adultYears);
  return { night: found?.kind ?? (isMinor ? 'minor' : null), overtime: found?.kind ?? null };
}

function holds(
  { kind, fromOn, toOn }: ProtectedPeriod,
  { pregnancyMonths, nursingYears }: FemaleStaffRule,
  day: string,
): boolean {
  if (toOn !== null && day > toOn) return false;
  return kind === 'pregnancy'
    ? day >= addMonths(fromOn, pregnancyMonths)
    : day >= fromOn && day < addYears(fromOn, nursingYears);
}
