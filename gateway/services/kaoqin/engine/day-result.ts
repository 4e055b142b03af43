import type { DayKind } from '#gateway/kernel/law/holidays.ts';
import { type DayState, stateOf } from './day-state.ts';
import { type AttendanceException, judgeEnds } from './judge.ts';
import { type OvertimePolicy, overtimeOfDay } from './overtime.ts';
import type { Segment, ShiftRule } from './shift.ts';
import { dueSpans, shiftSpan } from './shift.ts';
import { common, lengthOf, merged, type Span, within, without } from './spans.ts';
import type { Reason } from './trace.ts';

/** What somebody is to do on a day. */
export type DayPlan =
  | { readonly kind: 'shift'; readonly shift: ShiftRule }
  | { readonly kind: 'rest' }
  | { readonly kind: 'free' };

/** An approved span of a day that is not worked at the place of work. */
export interface Cover extends Span {
  readonly kind: 'leave' | 'trip';
}

/** Everything a day is judged by; minutes are those of the day, those after midnight pass 1,440. */
export interface DayFacts {
  readonly plan: DayPlan;
  /** What the calendar says of the day and of the next. */
  readonly kinds: readonly [DayKind, DayKind];
  /** The punches of the day's window, in their order. */
  readonly punches: readonly number[];
  readonly covers: readonly Cover[];
  /** Approved overtime. */
  readonly overtime: readonly Span[];
  readonly policy: OvertimePolicy;
  /** How far the clock has gone. */
  readonly now: number;
}

/** The result of a day, with the way to it. */
export interface DayResult {
  readonly state: DayState;
  readonly exceptions: readonly AttendanceException[];
  readonly punchIn: number | null;
  readonly punchOut: number | null;
  readonly dueMinutes: number;
  /** Worked within the shift. */
  readonly workedMinutes: number;
  /** From coming to going, breaks taken off. */
  readonly presentMinutes: number;
  readonly lateMinutes: number;
  readonly earlyMinutes: number;
  readonly absentMinutes: number;
  readonly leaveMinutes: number;
  readonly tripMinutes: number;
  readonly overtime: Readonly<Record<DayKind, number>>;
  /** Of the overtime what is beyond the shift. */
  readonly beyondMinutes: number;
  readonly trace: readonly Reason[];
}

/** The punches that begin and end a segment. */
interface SegmentPunches {
  readonly segment: Segment;
  readonly inAt: number | null;
  readonly outAt: number | null;
}

/** Judges a day. The same facts give the same result, whatever the order in which they became known. */
export function evaluateDay(facts: DayFacts): DayResult {
  const punches = facts.punches.toSorted((a, b) => a - b);
  return facts.plan.kind === 'shift'
    ? evaluateShift({ ...facts, punches }, facts.plan.shift)
    : evaluateOffDay({ ...facts, punches });
}

/** A day without a shift: nothing is due, and work on it is overtime. */
function evaluateOffDay(facts: DayFacts): DayResult {
  const { punches, plan } = facts;
  const [first] = punches;
  const last = punches.at(-1);
  const present =
    first !== undefined && last !== undefined && last > first ? [{ from: first, to: last }] : [];
  const overtime = overtimeOfDay({ ...facts, present, due: [] });
  const worked = lengthOf(present);
  const atWork = plan.kind === 'free' ? worked > 0 : overtime.total > 0;
  return {
    ...nothingOf(facts),
    state: atWork ? (plan.kind === 'free' ? 'normal' : 'overtime') : 'rest',
    punchIn: first ?? null,
    punchOut: punches.length > 1 ? (last ?? null) : null,
    workedMinutes: plan.kind === 'free' ? worked : 0,
    presentMinutes: worked,
    overtime: overtime.minutes,
    beyondMinutes: overtime.beyond,
    trace: [
      { step: 'plan', plan: plan.kind, kind: facts.kinds[0] },
      ...presence(first ?? null, last ?? null),
      ...overtime.trace,
    ],
  };
}

function presence(from: number | null, to: number | null): readonly Reason[] {
  return from === null && to === null ? [] : [{ step: 'punches', inAt: from, outAt: to }];
}

function nothingOf({ plan }: DayFacts) {
  return {
    state: plan.kind === 'rest' ? ('rest' as const) : ('open' as const),
    exceptions: [],
    dueMinutes: 0,
    lateMinutes: 0,
    earlyMinutes: 0,
    absentMinutes: 0,
    leaveMinutes: 0,
    tripMinutes: 0,
  };
}

/** Gives the punches of a shift to its segments: between two segments the middle of the gap divides them. */
function punchesBySegment(segments: readonly Segment[], punches: readonly number[]) {
  return segments.map((segment, at): SegmentPunches => {
    const before = segments[at - 1];
    const after = segments[at + 1];
    const from = before === undefined ? Number.NEGATIVE_INFINITY : (before.off + segment.on) / 2;
    const to = after === undefined ? Number.POSITIVE_INFINITY : (segment.off + after.on) / 2;
    const own = punches.filter((punch) => punch > from && punch <= to);
    const [first] = own;
    const last = own.at(-1);
    if (first === undefined || last === undefined) return { segment, inAt: null, outAt: null };
    if (first !== last) return { segment, inAt: first, outAt: last };
    const isIn = Math.abs(first - segment.on) <= Math.abs(segment.off - first);
    return { segment, inAt: isIn ? first : null, outAt: isIn ? null : first };
  });
}

/** One segment judged. */
interface SegmentResult {
  readonly exceptions: readonly AttendanceException[];
  readonly late: number;
  readonly early: number;
  readonly due: readonly Span[];
  readonly worked: readonly Span[];
  readonly present: readonly Span[];
  readonly missed: boolean;
  readonly trace: readonly Reason[];
}

function judgeSegment(
  { segment, inAt, outAt }: SegmentPunches,
  shift: ShiftRule,
  { covers, now }: DayFacts,
): SegmentResult {
  const span = { from: segment.on, to: segment.off };
  const due = without([span], covers);
  const first = due[0];
  const last = due.at(-1);
  const present = inAt !== null && outAt !== null ? [{ from: inAt, to: outAt }] : [];
  const nothing = { exceptions: [], late: 0, early: 0, worked: [], missed: false, present };
  if (first === undefined || last === undefined) return { ...nothing, due: [], trace: [] };
  const closed = now > segment.off + shift.minutesAfter;
  const missed = inAt === null && outAt === null && shift.needsIn;
  if (missed) return { ...nothing, due, missed: closed, trace: [] };
  const comes = shift.needsIn ? inAt : (inAt ?? first.from);
  const ends = judgeEnds(
    {
      on: first.from,
      off: last.to,
      inAt: comes,
      outAt: closed || (outAt ?? 0) >= last.to ? outAt : null,
      needsIn: shift.needsIn,
      needsOut: shift.needsOut && closed,
    },
    shift,
  );
  const goes = outAt ?? (shift.needsOut ? null : last.to);
  const stay = comes !== null && goes !== null && goes > comes ? { from: comes, to: goes } : null;
  const until = Math.max(last.to, ends.dueOff);
  const target = without([...due.slice(0, -1), { ...last, to: until }], shift.breaks);
  return {
    exceptions: ends.exceptions,
    late: ends.lateMinutes,
    early: ends.earlyMinutes,
    due,
    worked: stay === null ? [] : within(stay, target),
    present: stay === null ? present : [stay],
    missed: false,
    trace: endsTrace({ ...ends, inAt, outAt, on: first.from, off: last.to }),
  };
}

function endsTrace(
  ends: ReturnType<typeof judgeEnds> & {
    readonly on: number;
    readonly off: number;
    readonly inAt: number | null;
    readonly outAt: number | null;
  },
): readonly Reason[] {
  const { inAt, outAt, on, off, exceptions, madeUpMinutes, dueOff } = ends;
  const flexed: Reason[] =
    dueOff === off ? [] : [{ step: 'flex', minutes: madeUpMinutes, until: dueOff }];
  return [
    { step: 'punches', inAt, outAt },
    ...flexed,
    ...exceptions.map(
      (exception): Reason => ({
        step: 'exception',
        exception,
        at: exception === 'early' || exception === 'no-punch-out' ? outAt : inAt,
        due: exception === 'early' || exception === 'no-punch-out' ? dueOff : on,
        minutes: exception === 'early' ? ends.earlyMinutes : ends.lateMinutes,
      }),
    ),
  ];
}

/** The first and the last punch of a shift; a single one is what its segment took it for. */
function firstAndLast(
  punches: readonly number[],
  segments: readonly SegmentPunches[],
): Pick<DayResult, 'punchIn' | 'punchOut'> {
  const [first = null] = punches;
  if (punches.length > 1) return { punchIn: first, punchOut: punches.at(-1) ?? null };
  const isOut = first !== null && segments.some(({ outAt }) => outAt === first);
  return isOut ? { punchIn: null, punchOut: first } : { punchIn: first, punchOut: null };
}

function evaluateShift(facts: DayFacts, shift: ShiftRule): DayResult {
  const bySegment = punchesBySegment(shift.segments, facts.punches);
  const results = bySegment.map((own) => judgeSegment(own, shift, facts));
  const whole = dueSpans(shift);
  const coveredBy = (kind: Cover['kind']) =>
    lengthOf(common(merged(facts.covers.filter((cover) => cover.kind === kind)), whole));
  const due = without(
    results.flatMap((one) => one.due),
    shift.breaks,
  );
  const present = merged(results.flatMap((one) => one.present));
  const sums = {
    dueMinutes: lengthOf(due),
    workedMinutes: Math.min(lengthOf(results.flatMap((one) => one.worked)), lengthOf(due)),
    presentMinutes: lengthOf(without(present, shift.breaks)),
    lateMinutes: results.reduce((sum, { late }) => sum + late, 0),
    earlyMinutes: results.reduce((sum, { early }) => sum + early, 0),
    absentMinutes: results.reduce(
      (sum, one) => sum + (one.missed ? lengthOf(without(one.due, shift.breaks)) : 0),
      0,
    ),
    leaveMinutes: coveredBy('leave'),
    tripMinutes: coveredBy('trip'),
  };
  const overtime = overtimeOfDay({
    ...facts,
    present: without(present, shift.breaks),
    due,
    onHoliday: results.flatMap((one) => one.worked),
  });
  const exceptions = exceptionsOf(results, sums.absentMinutes);
  return {
    ...sums,
    exceptions,
    state: stateOf(facts, shift, { ...sums, exceptions }),
    ...firstAndLast(facts.punches, bySegment),
    overtime: overtime.minutes,
    beyondMinutes: overtime.beyond,
    trace: [
      { step: 'plan', plan: 'shift', kind: facts.kinds[0], ...shiftSpan(shift) },
      ...facts.covers.flatMap(({ kind, ...cover }) =>
        within(cover, [shiftSpan(shift)]).map((span): Reason => ({ step: kind, ...span })),
      ),
      ...results.flatMap((one) => one.trace),
      ...breakTrace(shift, without(present, facts.covers)),
      ...(sums.absentMinutes > 0 ? [{ step: 'absent', minutes: sums.absentMinutes } as const] : []),
      ...overtime.trace,
    ],
  };
}

/** The breaks within the time of presence, in their order: unpaid ones are taken off, paid ones count. */
function breakTrace(
  { breaks, paidBreaks }: ShiftRule,
  present: readonly Span[],
): readonly Reason[] {
  const taken = (spans: readonly Span[], paid: boolean) =>
    common(spans, present).map((span) => ({ step: 'break' as const, ...span, paid }));
  return [...taken(breaks, false), ...taken(paidBreaks, true)].toSorted((a, b) => a.from - b.from);
}

function exceptionsOf(
  results: readonly SegmentResult[],
  absentMinutes: number,
): readonly AttendanceException[] {
  const found = results.flatMap(({ exceptions }) => exceptions);
  return [...new Set<AttendanceException>(absentMinutes > 0 ? [...found, 'absent'] : found)];
}
