/** Retention by hiring cohort: who of the joiners of a period stayed for so many months. Pure. */
import type { CohortQuery, Cohorts, Share } from '#bridge/calls/prism/curves.ts';
import { addDays, addMonths, monthStart } from '#gateway/kernel/people/calendar.ts';
import { type GuardedRow, hiddenRows } from '../query/guard.ts';

type Unit = CohortQuery['unit'];

/** A period of joining. */
export interface CohortSpan {
  /** `2026-03`, `2026-Q1` or `2026`. */
  readonly key: string;
  readonly from: string;
  readonly to: string;
}

/** So many joiners of a month who were gone after the same number of months; null is still there. */
export interface Joiners {
  readonly month: string;
  readonly gone: number | null;
  readonly people: number;
}

const lengths: Readonly<Record<Unit, number>> = { month: 1, quarter: 3, year: 12 };

/** After how many months one looks. */
const looks: Readonly<Record<Unit, readonly number[]>> = {
  month: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 18, 24, 30, 36],
  quarter: [3, 6, 9, 12, 18, 24, 30, 36, 48, 60],
  year: [3, 6, 12, 24, 36, 48, 60, 84, 120],
};

/** The last so many periods, the one of the day at the end. */
export function cohortSpans(unit: Unit, count: number, day: string): readonly CohortSpan[] {
  const length = lengths[unit];
  const month = Number(day.slice(5, 7)) - 1;
  const current = addMonths(monthStart(day), -(month % length));
  return Array.from({ length: count }, (_, index) => {
    const from = addMonths(current, (index - count + 1) * length);
    return { key: keyOf(unit, from), from, to: addDays(addMonths(from, length), -1) };
  });
}

function keyOf(unit: Unit, month: string): string {
  if (unit === 'month') return month.slice(0, 7);
  const year = month.slice(0, 4);
  return unit === 'year' ? year : `${year}-Q${Math.ceil(Number(month.slice(5, 7)) / 3)}`;
}

interface Asked {
  readonly unit: Unit;
  readonly spans: readonly CohortSpan[];
  readonly day: string;
  /** Cohorts of fewer people are hidden; null shows all. */
  readonly least: number | null;
}

type Row = Omit<Cohorts['total'], 'label'>;

/** The table: its columns of months, a row for each cohort, and all together. */
export function cohortTable(
  joiners: readonly Joiners[],
  { unit, spans, day, least }: Asked,
): { readonly months: readonly number[]; readonly rows: readonly Row[]; readonly total: Row } {
  const byCohort = spans.map(({ from, to }) =>
    joiners.filter(({ month }) => `${month}-01` >= from && `${month}-01` <= to),
  );
  const joined = byCohort.map((all) => stayed(all, 0, true));
  const isDue = (place: number, months: number): boolean =>
    addMonths(spans[place]?.to ?? day, months) <= day;
  const months = looks[unit].filter((one) =>
    spans.some((_, place) => isDue(place, one) && (joined[place] ?? 0) > 0),
  );
  const columns = months.map((month) => {
    const due = spans.flatMap((_, place) => (isDue(place, month) ? [place] : []));
    const counts = due.map((place) => stayed(byCohort[place] ?? [], month, false));
    return columnOf(
      due,
      due.map((place) => joined[place] ?? 0),
      counts,
      least,
    );
  });
  const none: Share = { is: 'none' };
  return {
    months,
    rows: spans.map(({ key }, place) => ({
      key,
      joined: joined[place] ?? 0,
      shares: columns.map(({ cells }) => cells.get(place) ?? none),
    })),
    total: {
      key: '',
      joined: joined.reduce((sum, one) => sum + one, 0),
      shares: columns.map(({ total }) => total),
    },
  };
}

/** One column: the cells of the cohorts that have come so far, those of few people hidden, and all of them together. */
function columnOf(
  due: readonly number[],
  joined: readonly number[],
  counts: readonly number[],
  least: number | null,
): { readonly cells: ReadonlyMap<number, Share>; readonly total: Share } {
  const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
  const rows: GuardedRow[] = [
    ...joined.map((people, place) => ({ keys: [String(place)], people })),
    { keys: [null], people: sum(joined) },
  ];
  const hidden = least === null ? new Set<number>() : hiddenRows(rows, least);
  const cell = (place: number, part: number, whole: number): Share =>
    hidden.has(place) ? { is: 'hidden' } : shareOf(part, whole);
  return {
    cells: new Map(
      due.map((place, at) => [place, cell(at, counts[at] ?? 0, joined[at] ?? 0)] as const),
    ),
    total: cell(due.length, sum(counts), sum(joined)),
  };
}

/** People who were still there after so many months; `everybody` counts also who was gone at once. */
function stayed(joiners: readonly Joiners[], months: number, everybody: boolean): number {
  return joiners.reduce(
    (sum, { gone, people }) => sum + (everybody || gone === null || gone > months ? people : 0),
    0,
  );
}

/** A percentage with one decimal, half up, by whole numbers. */
export function shareOf(part: number, whole: number): Share {
  if (whole === 0) return { is: 'none' };
  const tenths = Math.floor((part * 2000 + whole) / (whole * 2));
  return { v: (tenths / 10).toFixed(1) };
}
