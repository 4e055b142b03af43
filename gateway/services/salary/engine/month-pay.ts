import { exact, fen, type Money, nothing, total } from '#gateway/kernel/exact/money.ts';
import { type Ratio, ratio } from '#gateway/kernel/exact/ratio.ts';
import {
  changedMonthPay,
  type PartMonthMethod,
  partMonthPay,
} from '#gateway/kernel/law/pay-of-time.ts';
import type { LawScope } from '#gateway/kernel/law/rule.ts';
import { daysBetween } from '#gateway/kernel/people/calendar.ts';

/** The parts of a salary file, by the names that formulas use. */
export const fileParts = ['base', 'position', 'performance', 'allowance'] as const;

/** A part of a salary file. */
export type FilePart = (typeof fileParts)[number];

/** What somebody is paid a month, from one day to another. */
export interface FileRow extends Readonly<Record<FilePart, Money>> {
  readonly fromOn: string;
  readonly toOn: string | null;
}

/** The days that a period has and that somebody was there for. */
export interface PeriodDays {
  /** Workdays and holidays by law. */
  readonly due: number;
  readonly worked: number;
  readonly calendar: number;
  readonly employed: number;
}

/** The pay of a period by the parts of the file. */
export interface MonthPay {
  readonly days: PeriodDays;
  /** What the file says at the end. */
  readonly monthly: Readonly<Record<FilePart, Money>>;
  readonly paid: Readonly<Record<FilePart, Money>>;
  readonly total: Money;
  /** Whether pay changed inside the period. */
  readonly changed: boolean;
}

/** Somebody in a period: the days, the employment, the salary files. */
export interface MonthFacts {
  readonly fromOn: string;
  readonly toOn: string;
  readonly joinedOn: string;
  readonly leftOn: string | null;
  readonly files: readonly FileRow[];
  readonly method: PartMonthMethod;
  /** The days of the period that pay is due for: workdays and holidays by law. */
  readonly dueOn: readonly string[];
}

/** The pay of a period: whole, changed inside it, or of a part of it; null where no file holds in it. */
export function payOfMonth(facts: MonthFacts, scope: LawScope): MonthPay | null {
  const from = later(facts.fromOn, facts.joinedOn);
  const to = facts.leftOn === null ? facts.toOn : earlier(facts.toOn, facts.leftOn);
  const parts = facts.files
    .filter((file) => file.fromOn <= to && (file.toOn === null || file.toOn >= from))
    .toSorted((a, b) => (a.fromOn < b.fromOn ? -1 : 1))
    .map((file, at) => ({
      file,
      // The first file reaches back to the first day.
      due: dueDays(
        facts,
        at === 0 ? from : later(from, file.fromOn),
        file.toOn === null ? to : earlier(to, file.toOn),
      ),
    }));
  const last = parts.at(-1);
  if (last === undefined) return null;
  const days: PeriodDays = {
    due: dueDays(facts, facts.fromOn, facts.toOn),
    worked: dueDays(facts, from, to),
    calendar: daysBetween(facts.fromOn, facts.toOn) + 1,
    employed: daysBetween(from, to) + 1,
  };
  const paid = byPart((part) => {
    const sections = parts.map(({ file, due }) => ({
      monthlyPay: file[part],
      dueDays: ratio(due),
    }));
    const pays = sections.filter(({ dueDays: due }) => due.numerator > 0n);
    const monthlyPay =
      pays.length > 1 ? changedMonthPay(pays) : (pays[0]?.monthlyPay ?? last.file[part]);
    return partOf(monthlyPay, days, facts.method, scope);
  });
  const monthly = byPart((part) => last.file[part]);
  return {
    days,
    monthly,
    paid,
    total: total(fileParts.map((part) => monthly[part])),
    changed: parts.length > 1,
  };
}

function partOf(
  monthlyPay: Money,
  days: PeriodDays,
  method: PartMonthMethod,
  scope: LawScope,
): Money {
  if (monthlyPay === 0n || days.employed === days.calendar) return monthlyPay;
  if (days.worked === 0 && method !== 'calendar-days') return nothing;
  return partMonthPay(
    {
      monthlyPay,
      method,
      dueDays: ratio(days.due),
      workedDays: ratio(days.worked),
      calendarDays: days.calendar,
      employedCalendarDays: days.employed,
    },
    scope,
  );
}

function byPart(amountOf: (part: FilePart) => Money): Record<FilePart, Money> {
  return {
    base: amountOf('base'),
    position: amountOf('position'),
    performance: amountOf('performance'),
    allowance: amountOf('allowance'),
  };
}

/** What formulas read of the month, by name. */
export function factValues(pay: MonthPay, serviceYears: number): ReadonlyMap<string, Ratio> {
  return new Map<string, Ratio>([
    ...fileParts.map((part): [string, Ratio] => [`file.${part}`, exact(pay.monthly[part])]),
    ['file.total', exact(pay.total)],
    ['month.calendar_days', ratio(pay.days.calendar)],
    ['month.due_days', ratio(pay.days.due)],
    ['month.paid_days', ratio(pay.days.worked)],
    ['person.service_years', ratio(serviceYears)],
  ]);
}

/** The parts of the file for the days that were worked, by name. */
export function partValues({ paid }: MonthPay): ReadonlyMap<string, Ratio> {
  const all = fen(fileParts.reduce((sum, part) => sum + paid[part], 0n));
  return new Map<string, Ratio>([
    ...fileParts.map((part): [string, Ratio] => [`file.${part}`, exact(paid[part])]),
    ['file.total', exact(all)],
  ]);
}

function dueDays({ dueOn }: Pick<MonthFacts, 'dueOn'>, from: string, to: string): number {
  let count = 0;
  for (const day of dueOn) if (day >= from && day <= to) count += 1;
  return count;
}

const later = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string, b: string): string => (a < b ? a : b);
