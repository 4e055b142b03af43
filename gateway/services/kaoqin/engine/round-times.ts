/** How times are rounded; by `default` a begin goes down, an end and a duration up. */
export type RoundMode = 'closest' | 'default' | 'down' | 'up';

type Way = 'closest' | 'down' | 'up';

/** Rounds seconds to a step in minutes; a step of 0 leaves them. */
export function roundSeconds(seconds: number, stepMinutes: number, way: Way): number {
  if (stepMinutes === 0) return seconds;
  const steps = seconds / (stepMinutes * 60);
  const whole =
    way === 'down' ? Math.floor(steps) : way === 'up' ? Math.ceil(steps) : Math.floor(steps + 0.5);
  return whole * stepMinutes * 60;
}

/** Two times of a day in seconds, and the steps in minutes. */
export interface TimesToRound {
  readonly begin: number;
  readonly end: number;
  readonly beginStep: number;
  readonly endStep: number;
  readonly durationStep: number;
  readonly mode: RoundMode;
}

/** Rounds a begin, an end and the time between them. */
export function roundTimes({ mode, ...times }: TimesToRound): {
  readonly begin: number;
  readonly end: number;
  readonly seconds: number;
} {
  const begin = roundSeconds(times.begin, times.beginStep, mode === 'default' ? 'down' : mode);
  const later = mode === 'default' ? 'up' : mode;
  const end = roundSeconds(times.end, times.endStep, later);
  return { begin, end, seconds: roundSeconds(end - begin, times.durationStep, later) };
}
