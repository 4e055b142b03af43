/** What is done next with one message: by which channel it goes, until when it waits, or that it has ended. */
import { type OutsideChannel, type SwitchedWay, wayOf } from '#bridge/calls/message/events.ts';
import { clockAt, instantOf } from '#gateway/jobs/zoned-time.ts';

/** Hours of a day, such as `22:00` to `08:00`. */
export interface Hours {
  readonly from: string;
  readonly to: string;
}

/** How a channel went so far. */
export interface Tried {
  readonly state: 'sent' | 'retrying' | 'failed';
  readonly attempts: number;
}

/** What the decision is made from. */
export interface Situation {
  /** In the order of the company. */
  readonly channels: readonly OutsideChannel[];
  readonly switched: Readonly<Record<SwitchedWay, boolean>>;
  readonly urgent: boolean;
  readonly unwanted: readonly SwitchedWay[];
  /** Where the person is reached. */
  readonly targets: ReadonlyMap<OutsideChannel, string>;
  readonly tried: ReadonlyMap<string, Tried>;
  readonly quiet: Hours | null;
  readonly timeZone: string;
  readonly now: Date;
}

/** What is done next. */
export type Next =
  | { readonly kind: 'portalOnly' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'wait'; readonly until: Date }
  | { readonly kind: 'send'; readonly channel: OutsideChannel; readonly target: string };

/** Times that one channel is tried. */
export const mostAttempts = 8;

/** Decides it. */
export function nextOf(situation: Situation): Next {
  const { channels, switched, unwanted, targets, tried, urgent, quiet, timeZone, now } = situation;
  const ways = channels.flatMap((channel) => {
    const way = wayOf(channel);
    const target = targets.get(channel);
    const isWanted = switched[way] && !unwanted.includes(way);
    return isWanted && target !== undefined ? [{ channel, target }] : [];
  });
  if (ways.length === 0) return { kind: tried.size > 1 ? 'failed' : 'portalOnly' };
  const open = ways.find(({ channel }) => tried.get(channel)?.state !== 'failed');
  if (open === undefined) return { kind: 'failed' };
  const until = urgent || quiet === null ? null : quietUntil(quiet, timeZone, now);
  return until === null ? { kind: 'send', ...open } : { kind: 'wait', until };
}

/** The end of the quiet hours that a moment is in; null outside of them. */
export function quietUntil({ from, to }: Hours, timeZone: string, now: Date): Date | null {
  const clock = clockAt(now, timeZone);
  const [start, end, at] = [minutes(from), minutes(to), clock.hour * 60 + clock.minute];
  const passesMidnight = start > end;
  const isQuiet = passesMidnight ? at >= start || at < end : at >= start && at < end;
  if (!isQuiet) return null;
  const day = new Date(Date.UTC(clock.year, clock.month - 1, clock.day + (at < end ? 0 : 1)));
  return instantOf(
    {
      year: day.getUTCFullYear(),
      month: day.getUTCMonth() + 1,
      day: day.getUTCDate(),
      hour: Math.floor(end / 60),
      minute: end % 60,
    },
    timeZone,
  );
}

function minutes(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}
