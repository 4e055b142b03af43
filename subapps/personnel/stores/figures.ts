/** The figures over the roster: what each counts, and the filters that list just those people. */

import type { rosterStatistics } from '#bridge/calls/joyhr/roster.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { inService } from './roster-place.ts';

type Counts = ResultOf<typeof rosterStatistics>;

/** The name of one figure. */
export type FigureName = 'inService' | 'probation' | 'joined' | 'leaving' | 'ending';

/** One figure: the people it counts are those its filters list. */
export interface Figure {
  readonly name: FigureName;
  readonly filters: Readonly<Record<string, string>>;
  readonly count: (counts: Counts) => number;
}

/** Days before its end from which a contract is worth a look. */
const endingDays = 60;

/** The figures as of a day, `YYYY-MM-DD`. */
export function figuresOn(today: string): readonly Figure[] {
  const status = inService.join();
  return [
    {
      name: 'inService',
      filters: { status },
      count: ({ byStatus }) => inService.reduce((sum, each) => sum + (byStatus[each] ?? 0), 0),
    },
    statusFigure('probation'),
    {
      name: 'joined',
      filters: { joinedFrom: `${today.slice(0, 7)}-01`, joinedTo: monthEnd(today) },
      count: (counts) => counts.joinedThisMonth,
    },
    statusFigure('leaving'),
    {
      name: 'ending',
      filters: { status, contractEndsFrom: today, contractEndsTo: addDays(today, endingDays) },
      count: (counts) => counts.contractEndsWithin60Days,
    },
  ];
}

/** The count of each figure by its name. */
export function countFigures(
  figures: readonly Figure[],
  counts: Counts,
): Readonly<Record<string, number>> {
  return Object.fromEntries(figures.map(({ name, count }) => [name, count(counts)]));
}

/** The day so many days later, both `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The last day of a day's month, both `YYYY-MM-DD`. */
export function monthEnd(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The calendar day it is where the person sits, for as long as the company's day is not known. */
export function today(now: Date = new Date()): string {
  const month = String(now.getMonth() + 1).padStart(2, '0');
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, '0')}`;
}

function statusFigure(status: 'probation' | 'leaving'): Figure {
  return {
    name: status,
    filters: { status },
    count: ({ byStatus }) => byStatus[status] ?? 0,
  };
}
