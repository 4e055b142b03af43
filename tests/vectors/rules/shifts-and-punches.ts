import {
  closeOpenAttendance,
  overtimeByAttendance,
  type WorkingHours,
  workedMinutes,
} from '#gateway/services/kaoqin/engine/calendar-hours.ts';
import { calendarMinute, clockMinute, localTime } from '#gateway/services/kaoqin/engine/clock.ts';
import { type DayResult, evaluateDay } from '#gateway/services/kaoqin/engine/day-result.ts';
import { metresBetween } from '#gateway/services/kaoqin/engine/geofence.ts';
import { judgeEnds } from '#gateway/services/kaoqin/engine/judge.ts';
import {
  type Assignment,
  punchWindows,
  shiftsAround,
  windowAt,
} from '#gateway/services/kaoqin/engine/match.ts';
import {
  type DirectedPunch,
  minutesBetween,
  type PairMethod,
  withoutDoubleTaps,
} from '#gateway/services/kaoqin/engine/pair.ts';
import { type RoundMode, roundTimes } from '#gateway/services/kaoqin/engine/round-times.ts';
import {
  fitsBeside,
  type ShiftRule,
  segmentOf,
  shiftEnd,
} from '#gateway/services/kaoqin/engine/shift.ts';
import { type Answers, text, type Vector } from '../vector.ts';

interface Times {
  readonly start: string;
  readonly end: string;
}

const plain = {
  breaks: [],
  paidBreaks: [],
  minutesBefore: 0,
  minutesAfter: 0,
  lateFrom: 1,
  seriousLateFrom: null,
  absentFrom: null,
  earlyFrom: 1,
  flexLate: 0,
  flexEarly: 0,
  needsIn: true,
  needsOut: true,
  halfDayBelow: null,
  absentBelow: null,
} as const satisfies Omit<ShiftRule, 'segments'>;

function secondOf(time: string): number {
  return clockMinute(time) * 60 + Number(time.slice(6, 8) || 0);
}

function timeOf(second: number): string {
  const parts = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

function matchPunches({ input }: Vector) {
  const shifts = new Map(
    (input.shifts as (Times & { id: string; minutesBefore: number; minutesAfter: number })[]).map(
      (one) => [one.id, { ...one, segments: [segmentOf(one.start, one.end)] }],
    ),
  );
  const punches = input.punches as string[];
  const days = punches.map((punch) => punch.slice(0, 10)).sort();
  const around = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const usual = typeof input.defaultShiftId === 'string' ? input.defaultShiftId : null;
  const windows = punchWindows(
    shiftsAround(around, input.assignments as Assignment[], usual).flatMap(({ day, shiftId }) => {
      const shift = shifts.get(shiftId);
      return shift === undefined ? [] : [{ id: shiftId, day, shift }];
    }),
  );
  return punches.map((punch) => {
    const window = windowAt(windows, calendarMinute(punch));
    if (window === null) return { punch, shiftId: null, shiftDate: null };
    const { id, day, from, to } = window;
    return {
      punch,
      shiftId: id,
      shiftDate: day,
      windowFrom: localTime(from),
      windowTo: localTime(to),
    };
  });
}

function judgeDay({ input }: Vector): DayResult {
  const { start, end } = input.shift as Times;
  const segment = segmentOf(start, end);
  const shift: ShiftRule = {
    ...plain,
    segments: [segment],
    lateFrom: Number(input.graceInMinutes ?? 0) + 1,
    earlyFrom: Number(input.graceOutMinutes ?? 0) + 1,
    halfDayBelow: typeof input.halfDayBelowMinutes === 'number' ? input.halfDayBelowMinutes : null,
    absentBelow: typeof input.absentBelowMinutes === 'number' ? input.absentBelowMinutes : null,
  };
  const over = text({ input } as Vector, 'date') < text({ input } as Vector, 'today');
  return evaluateDay({
    plan: { kind: 'shift', shift },
    kinds: ['workday', 'workday'],
    punches: (input.punches as { at: string }[]).map(({ at }) => {
      const minute = clockMinute(at);
      return minute < segment.on - 720 ? minute + 1440 : minute;
    }),
    covers: [],
    overtime: [],
    policy: { basis: 'lesser', minutesAtLeast: 0, stepMinutes: 0, beforeShift: false },
    now: over ? segment.off + 1440 : segment.on,
  });
}

const statuses: Partial<Record<DayResult['state'], string | null>> = {
  absent: 'absent',
  'half-day': 'half-day',
  open: null,
};

function localMinute(instant: string, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));
  return calendarMinute(parts.replace(' ', 'T'));
}

interface Worked {
  readonly in: string;
  readonly out: string | null;
}

function attendancesOf({ input }: Vector) {
  const hours: WorkingHours = (input.calendar as Times[]).map(({ start, end }) =>
    segmentOf(start, end),
  );
  const zone = String(input.timeZone);
  const attendances = (input.attendances as Worked[]).map((one) => ({
    from: localMinute(one.in, zone),
    to: one.out === null ? null : localMinute(one.out, zone),
  }));
  return { hours, zone, attendances, tolerance: Number(input.toleranceMinutes ?? 0) };
}

function closeOpen(vector: Vector) {
  const { hours, zone, attendances, tolerance } = attendancesOf(vector);
  const leave = ((vector.input.leave ?? []) as { from: string; to: string }[]).map(
    ({ from, to }) => ({ from: localMinute(from, zone), to: localMinute(to, zone) }),
  );
  const closed = closeOpenAttendance(hours, attendances, { tolerance, leave });
  const at = attendances.findIndex(({ to }) => to === null);
  const open = (vector.input.attendances as Worked[])[at];
  const minutes = (closed[at]?.to ?? 0) - (attendances[at]?.from ?? 0);
  const closedAt = new Date(Date.parse(open?.in ?? '') + minutes * 60_000);
  const overtime = overtimeByAttendance(hours, closed, 0);
  const overtimeMinutes = overtime.reduce((sum, one) => sum + one, 0);
  return {
    closedAt: `${closedAt.toISOString().slice(0, 16)}Z`,
    overtimeMinutes,
    workedMinutes: workedMinutes(hours, closed),
  };
}

/** Shifts, punches and what becomes of them. */
export const shiftsAndPunches: Answers = {
  'shifts-and-punches/worked-from-punches': ({ input }) => ({
    workedMinutes: minutesBetween(input.punches as DirectedPunch[], input.method as PairMethod),
  }),
  'shifts-and-punches/match-punch': (vector) => ({ matches: matchPunches(vector) }),
  'shifts-and-punches/shift-end': (vector) => ({
    endsAt: shiftEnd(text(vector, 'date'), text(vector, 'start'), text(vector, 'end')),
  }),
  'shifts-and-punches/assignment-overlap': ({ input }) => {
    const added = input.new as Times;
    return {
      allowed: fitsBeside(
        (input.existing as Times[]).map(({ start, end }) => segmentOf(start, end)),
        segmentOf(added.start, added.end),
      ),
    };
  },
  'shifts-and-punches/geofence': (vector) => {
    const metres = metresBetween(
      {
        latitude: Number(text(vector, 'latitude')),
        longitude: Number(text(vector, 'longitude')),
      },
      {
        latitude: Number(text(vector, 'pointLatitude')),
        longitude: Number(text(vector, 'pointLongitude')),
      },
    );
    return {
      allowed: metres <= Number(vector.input.radiusMetres),
      distanceMetres: metres.toFixed(1),
    };
  },
  'shifts-and-punches/day-result': (vector) => {
    const { state, exceptions, presentMinutes } = judgeDay(vector);
    const status = statuses[state];
    return {
      status: status === undefined ? 'present' : status,
      late: exceptions.includes('late'),
      leftEarly: exceptions.includes('early'),
      workedMinutes: presentMinutes,
    };
  },
  'shifts-and-punches/overtime-by-calendar': (vector) => {
    const { hours, attendances, tolerance } = attendancesOf(vector);
    const overtime = overtimeByAttendance(hours, attendances, tolerance);
    return {
      overtimeMinutes: overtime.reduce((sum, one) => sum + one, 0),
      overtimeMinutesByAttendance: overtime,
    };
  },
  'shifts-and-punches/auto-check-out': closeOpen,
  'shifts-and-punches/round-times': ({ input }) => {
    const { begin, end, seconds } = roundTimes({
      begin: secondOf(String(input.begin)),
      end: secondOf(String(input.end)),
      beginStep: Number(input.beginStepMinutes),
      endStep: Number(input.endStepMinutes),
      durationStep: Number(input.durationStepMinutes),
      mode: input.mode as RoundMode,
    });
    return { begin: timeOf(begin), end: timeOf(end), seconds };
  },
  'shifts-and-punches/double-taps': ({ input }) => {
    const punches = input.punches as string[];
    const seconds = punches.map((punch) => Date.parse(`${punch}Z`) / 1000);
    const kept = new Set(withoutDoubleTaps(seconds, Number(input.windowSeconds)));
    return { kept: punches.filter((_, at) => kept.delete(seconds[at] ?? 0)) };
  },
  'shifts-and-punches/day-exceptions': ({ input }) => {
    const { start, end } = input.shift as Times;
    const { exceptions, lateMinutes, earlyMinutes } = judgeEnds(
      {
        ...segmentOf(start, end),
        inAt: input.inAt === null ? null : clockMinute(String(input.inAt)),
        outAt: input.outAt === null ? null : clockMinute(String(input.outAt)),
        needsIn: true,
        needsOut: true,
      },
      {
        ...plain,
        flexLate: Number(input.flexMinutes),
        lateFrom: Number(input.lateFromMinutes),
        seriousLateFrom: Number(input.seriousLateFromMinutes),
        absentFrom: Number(input.absentFromMinutes),
      },
    );
    return { exceptions, lateMinutes, earlyMinutes };
  },
};
