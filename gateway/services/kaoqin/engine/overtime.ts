import type { DayKind } from '#gateway/kernel/law/holidays.ts';
import type { OvertimeRule } from '#gateway/kernel/law/working-time.ts';
import { dayMinutes } from './clock.ts';
import { roundSeconds } from './round-times.ts';
import { common, lengthOf, merged, type Span, without } from './spans.ts';
import type { Reason } from './trace.ts';

/** How a company counts overtime. */
export interface OvertimePolicy {
  /** Approved requests, punches beyond the shift, or what both have in common. */
  readonly basis: 'request' | 'punches' | 'lesser';
  /** Less than this counts nothing. */
  readonly minutesAtLeast: number;
  /** Rounded down to this step; 0 is to the minute. */
  readonly stepMinutes: number;
  /** Presence before the shift counts too. */
  readonly beforeShift: boolean;
}

/** What overtime of a day is counted from. */
export interface OvertimeFacts {
  readonly plan: { readonly kind: 'shift' | 'rest' | 'free' };
  readonly kinds: readonly [DayKind, DayKind];
  readonly present: readonly Span[];
  readonly due: readonly Span[];
  readonly overtime: readonly Span[];
  readonly policy: OvertimePolicy;
  /** Work within a shift; on a holiday by law it pays as overtime. */
  readonly onHoliday?: readonly Span[];
}

/** Overtime by kind of day. */
export interface DayOvertime {
  readonly minutes: Readonly<Record<DayKind, number>>;
  readonly total: number;
  /** Of it beyond the shift: without work within a shift on a holiday by law. */
  readonly beyond: number;
  readonly trace: readonly Reason[];
}

const dayKinds = ['workday', 'rest-day', 'statutory-holiday'] as const;

/** Counts the overtime of a day; what passes midnight has the kind of the next day where that is a holiday. */
export function overtimeOfDay(facts: OvertimeFacts): DayOvertime {
  const { policy } = facts;
  const beyond = counted(facts);
  const minutes: Record<DayKind, number> = { workday: 0, 'rest-day': 0, 'statutory-holiday': 0 };
  const trace: Reason[] = [];
  let beyondShift = 0;
  for (const { kind, span } of partsByKind(facts)) {
    const exact = lengthOf(common(beyond, [span]));
    const rounded = roundSeconds(exact * 60, policy.stepMinutes, 'down') / 60;
    const own = exact < policy.minutesAtLeast ? 0 : rounded;
    minutes[kind] += own;
    beyondShift += own;
    if (own > 0) trace.push({ step: 'overtime', kind, basis: policy.basis, minutes: own });
    const inShift =
      kind === 'statutory-holiday' ? lengthOf(common(facts.onHoliday ?? [], [span])) : 0;
    minutes[kind] += inShift;
    if (inShift > 0)
      trace.push({ step: 'overtime', kind, basis: 'holiday-shift', minutes: inShift });
  }
  const total = dayKinds.reduce((sum, kind) => sum + minutes[kind], 0);
  return { minutes, total, beyond: beyondShift, trace };
}

/** The minutes that may count, whatever their kind. */
function counted({ present, due, overtime, policy }: OvertimeFacts): readonly Span[] {
  const asked = merged(overtime);
  if (policy.basis === 'request') return asked;
  const start = due[0]?.from;
  const beyond = without(present, due).filter(
    ({ from }) => policy.beforeShift || start === undefined || from >= start,
  );
  return policy.basis === 'punches' ? beyond : common(asked, without(present, due));
}

/** The day up to midnight and what follows. A person's shift makes a rest day a workday; a holiday stays one. */
function partsByKind({ plan, kinds }: OvertimeFacts) {
  const [today, tomorrow] = kinds;
  const first: DayKind =
    today === 'statutory-holiday' ? today : plan.kind === 'rest' ? 'rest-day' : 'workday';
  const second =
    tomorrow === 'statutory-holiday' ? tomorrow : first === 'statutory-holiday' ? tomorrow : first;
  return [
    { kind: first, span: { from: -dayMinutes, to: dayMinutes } },
    { kind: second, span: { from: dayMinutes, to: 3 * dayMinutes } },
  ];
}

/** A limit of the law that overtime passes. */
export type OvertimeBreach =
  | 'over-one-hour-a-day'
  | 'over-three-hours-a-day'
  | 'over-36-hours-a-month'
  | 'no-weekly-rest-day';

/** Which limits of the law overtime passes; the first one is allowed with a reason. */
export function overtimeBreaches(
  asked: {
    readonly dayMinutes: number;
    readonly monthMinutes: number;
    readonly restDaysInWeek: number;
  },
  rule: OvertimeRule,
): readonly OvertimeBreach[] {
  const found: readonly (readonly [OvertimeBreach, boolean])[] = [
    ['over-one-hour-a-day', asked.dayMinutes > rule.minutesPerDayNormally],
    ['over-three-hours-a-day', asked.dayMinutes > rule.minutesPerDayAtMost],
    ['over-36-hours-a-month', asked.monthMinutes > rule.minutesPerMonthAtMost],
    ['no-weekly-rest-day', asked.restDaysInWeek < rule.restDaysPerWeekAtLeast],
  ];
  return found.flatMap(([breach, passed]) => (passed ? [breach] : []));
}

/** Overtime of comprehensive hours at the end of a cycle: beyond the norm, and on holidays by law. */
export function comprehensiveOvertime(cycle: {
  readonly workedMinutes: number;
  readonly normMinutes: number;
  readonly holidayMinutes: number;
  readonly holidaysCountTowardsNorm: boolean;
}): { readonly beyondNormMinutes: number; readonly holidayMinutes: number } {
  const { workedMinutes, normMinutes, holidayMinutes } = cycle;
  const counted = cycle.holidaysCountTowardsNorm ? workedMinutes : workedMinutes - holidayMinutes;
  return { beyondNormMinutes: Math.max(0, counted - normMinutes), holidayMinutes };
}
