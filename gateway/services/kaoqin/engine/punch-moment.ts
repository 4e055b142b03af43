import { clockMinute } from './clock.ts';

/** The moment of a wall time of a day where the companies work; hours from 24 on are those of the next day. */
export function punchMoment(day: string, at: string): Date {
  return new Date(Date.parse(`${day}T00:00:00+08:00`) + clockMinute(at) * 60_000);
}
