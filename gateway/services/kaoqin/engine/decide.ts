import type { DayFacts, DayResult } from './day-result.ts';

/** What was decided about a day: times that count as punches, and exceptions that count nothing. */
export interface DayDecision {
  /** Minutes of the day; null where nothing was put in. */
  readonly punchIn: number | null;
  readonly punchOut: number | null;
  readonly waived: boolean;
}

/** The punches of a day with the times that were decided. */
export function withDecided(
  punches: DayFacts['punches'],
  decision: DayDecision | undefined,
): DayFacts['punches'] {
  if (decision === undefined) return punches;
  const added = [decision.punchIn, decision.punchOut].filter((minute) => minute !== null);
  return [...punches, ...added].toSorted((a, b) => a - b);
}

/** A result with the decision about it: waived exceptions count nothing, and the trace says so. */
export function decided(result: DayResult, decision: DayDecision | undefined): DayResult {
  if (decision === undefined) return result;
  const { punchIn, punchOut, waived } = decision;
  const adjusted = punchIn !== null || punchOut !== null;
  const trace = adjusted
    ? [...result.trace, { step: 'adjusted' as const, inAt: punchIn, outAt: punchOut }]
    : result.trace;
  if (!waived || result.exceptions.length === 0) return { ...result, trace };
  const isWrong = ['exception', 'absent', 'half-day'].includes(result.state);
  return {
    ...result,
    state: isWrong ? 'normal' : result.state,
    exceptions: [],
    lateMinutes: 0,
    earlyMinutes: 0,
    absentMinutes: 0,
    trace: [...trace, { step: 'waived' }],
  };
}
