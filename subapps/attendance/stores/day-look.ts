import type { myMonth } from '#bridge/calls/kaoqin/mine.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';

/** A month of somebody's time. */
export type MonthView = ResultOf<typeof myMonth>;

/** One day of it. */
export type MonthDay = MonthView['days'][number];

/** How a day looks in a calendar. */
export type DayTone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad';

/** The colour of a day by what became of it. */
export function toneOf({ result }: MonthDay): DayTone {
  return result === null ? 'neutral' : toneOfState(result.state);
}

/** The colour of a state. */
export function toneOfState(state: NonNullable<MonthDay['result']>['state']): DayTone {
  switch (state) {
    case 'normal':
      return 'good';
    case 'exception':
    case 'half-day':
      return 'warn';
    case 'absent':
      return 'bad';
    case 'leave':
    case 'trip':
    case 'overtime':
      return 'accent';
    default:
      return 'neutral';
  }
}

/** A day that waits for something to be put right. */
export function isWrong({ result }: MonthDay): boolean {
  return result !== null && result.exceptions.length > 0;
}
