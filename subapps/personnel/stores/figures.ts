/** The figures over the roster: what each counts, and the filter that lists just those people. */

import type { rosterStatistics } from '#bridge/calls/joyhr/roster.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { inService, type RosterFilter, type RosterQuery, withFilter } from './roster-query.ts';

type Counts = ResultOf<typeof rosterStatistics>;

/** The name of one figure. */
export type FigureName = 'inService' | 'probation' | 'joined' | 'leaving' | 'ending';

/** One figure: the people it counts are those its filter lists. */
export interface Figure {
  readonly name: FigureName;
  readonly filter: RosterFilter;
  readonly count: (counts: Counts) => number;
}

/** Days before its end from which a contract is worth a look. */
const endingDays = 60;

/** The figures as of a day, `YYYY-MM-DD`. */
export function figuresOn(today: string): readonly Figure[] {
  const status = [...inService];
  return [
    {
      name: 'inService',
      filter: { status },
      count: ({ byStatus }) => inService.reduce((sum, each) => sum + (byStatus[each] ?? 0), 0),
    },
    statusFigure('probation'),
    {
      name: 'joined',
      filter: { joinedFrom: `${today.slice(0, 7)}-01`, joinedTo: monthEnd(today) },
      count: (counts) => counts.joinedThisMonth,
    },
    statusFigure('leaving'),
    {
      name: 'ending',
      filter: { status, contractEndsFrom: today, contractEndsTo: addDays(today, endingDays) },
      count: (counts) => counts.contractEndsWithin60Days,
    },
  ];
}

/** Lists the people of a figure in the organisation that is chosen, or everyone in service if it listed them already. */
export function toggleFigure(query: RosterQuery, figure: Figure): RosterQuery {
  const { organId, asOf } = query.filter;
  const filter = isShown(query, figure) ? { status: [...inService] } : figure.filter;
  return withFilter({ ...query, filter: {} }, { organId, asOf, ...filter });
}

/** Whether the roster lists the people of a figure, no more and no less. */
export function isShown({ filter }: RosterQuery, figure: Figure): boolean {
  const { organId: _, asOf: __, ...others } = filter;
  return sameFilter(others, figure.filter);
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
    filter: { status: [status] },
    count: ({ byStatus }) => byStatus[status] ?? 0,
  };
}

function sameFilter(left: RosterFilter, right: RosterFilter): boolean {
  return normal(left) === normal(right);
}

// Which of several choices was made first does not matter.
function normal(filter: RosterFilter): string {
  const entries = Object.entries(filter).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.toSorted() : value,
  ]);
  return JSON.stringify(entries.toSorted());
}
