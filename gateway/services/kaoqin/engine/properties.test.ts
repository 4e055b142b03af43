import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DayFacts, evaluateDay } from './day-result.ts';
import { decided, withDecided } from './decide.ts';
import type { ShiftRule } from './shift.ts';

const office: ShiftRule = {
  segments: [{ on: 540, off: 1080 }],
  breaks: [{ from: 720, to: 780 }],
  paidBreaks: [],
  minutesBefore: 120,
  minutesAfter: 300,
  flexLate: 30,
  flexEarly: 0,
  lateFrom: 1,
  seriousLateFrom: 30,
  absentFrom: 120,
  earlyFrom: 1,
  needsIn: true,
  needsOut: true,
  halfDayBelow: null,
  absentBelow: null,
};
const split: ShiftRule = {
  ...office,
  segments: [
    { on: 510, off: 720 },
    { on: 990, off: 1260 },
  ],
  breaks: [],
  paidBreaks: [],
};

const minute = fc.integer({ min: 420, max: 1380 });
const span = fc
  .tuple(minute, minute)
  .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }));

const facts: fc.Arbitrary<DayFacts> = fc.record({
  plan: fc.constantFrom(
    { kind: 'shift', shift: office } as const,
    { kind: 'shift', shift: split } as const,
    { kind: 'rest' } as const,
    { kind: 'free' } as const,
  ),
  kinds: fc.constantFrom(
    ['workday', 'workday'] as const,
    ['rest-day', 'workday'] as const,
    ['statutory-holiday', 'rest-day'] as const,
  ),
  punches: fc.uniqueArray(minute, { maxLength: 6 }),
  covers: fc.array(
    fc
      .tuple(span, fc.constantFrom('leave' as const, 'trip' as const))
      .map(([own, kind]) => ({ ...own, kind })),
    { maxLength: 2 },
  ),
  overtime: fc.array(span, { maxLength: 1 }),
  policy: fc.constant({
    basis: 'lesser' as const,
    minutesAtLeast: 30,
    stepMinutes: 30,
    beforeShift: false,
  }),
  now: fc.constantFrom(600, 1200, 3000),
});

test('the order in which punches arrive changes nothing', () => {
  fc.assert(
    fc.property(facts, fc.infiniteStream(fc.nat()), (day, numbers) => {
      const shuffled = day.punches
        .map((punch) => ({ punch, at: numbers.next().value ?? 0 }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ punch }) => punch);
      expect(evaluateDay({ ...day, punches: shuffled })).toEqual(evaluateDay(day));
    }),
  );
});

test('judging again from the same facts gives the same, and keeps the facts', () => {
  fc.assert(
    fc.property(facts, (day) => {
      const before = structuredClone(day);
      const first = evaluateDay(day);
      expect(evaluateDay(day)).toEqual(first);
      expect(day).toEqual(before);
    }),
  );
});

test('nothing is counted twice: worked and absent time fit into what is due', () => {
  fc.assert(
    fc.property(facts, (day) => {
      const { workedMinutes, dueMinutes, absentMinutes, lateMinutes } = evaluateDay(day);
      if (day.plan.kind === 'shift') {
        expect(workedMinutes).toBeLessThanOrEqual(dueMinutes);
        expect(absentMinutes).toBeLessThanOrEqual(dueMinutes);
      }
      expect(Math.min(workedMinutes, absentMinutes, lateMinutes)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a waived day counts no exception, and a decision that is taken back leaves no trace', () => {
  fc.assert(
    fc.property(facts, (day) => {
      const result = evaluateDay(day);
      const waived = decided(result, { punchIn: null, punchOut: null, waived: true });
      expect(waived.exceptions).toEqual([]);
      expect(waived.workedMinutes).toBe(result.workedMinutes);
      expect(decided(result, undefined)).toBe(result);
      expect(withDecided(day.punches, undefined)).toBe(day.punches);
    }),
  );
});
