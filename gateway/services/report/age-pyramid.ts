import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { agePyramid } from '#bridge/calls/report/calls.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf, latestBirthDate } from '#gateway/kernel/people/calendar.ts';
import type { Reach } from '#gateway/kernel/people/reach.ts';
import { employedOn } from '#gateway/kernel/people/reached-people.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { isReadable, rightEverywhere } from '../people/field-rights.ts';
import { leastPeople } from '../prism/query/guard.ts';
import { openReport } from './report-scope.ts';

/** No one under sixteen may work (Labour Law, art. 15): a lower age is a wrong birth date, and counts as unknown. */
const YOUNGEST = 15;
const OLDEST_BAND = 65;
const BAND = 5;

/** Lower edges of the bands: 15, 20, … 65; the last one is open. */
const edges = Array.from(
  { length: (OLDEST_BAND - YOUNGEST) / BAND + 1 },
  (_, index) => YOUNGEST + index * BAND,
);

/**
 * Anyone who sees birth dates with their year masked gets the bands of today only: the day on which somebody passes
 * from one band to the next is a birthday, and trying one day after the other would tell the year. A bar of few people would
 * tell their age: of those it returns how many a bar has at least.
 * @throws {RefusedError} `noFieldPermission`
 */
function leastOfBar(reach: Reach, today: string): number {
  const right = rightEverywhere(reach, 'birthDate');
  if (right === 'hidden') throw new RefusedError('noFieldPermission');
  if (isReadable(right)) return 0;
  if (reach.day === today) return leastPeople.personal;
  throw new RefusedError('noFieldPermission', { fields: [{ path: 'asOf', issue: 'readOnly' }] });
}

/** Returns how many women and men are in each band of ages on the day. */
export async function answerAgePyramid(
  context: CallContext,
  request: ParsedRequestOf<typeof agePyramid>,
): Promise<ResultOf<typeof agePyramid>> {
  const report = await openReport(context, request);
  const { day } = report.reach;
  const least = leastOfBar(report.reach, dayOf(context.now()));
  // The oldest first: a birth date in bucket n is no later than the first n edges allow.
  const latest = edges.toReversed().map((age) => latestBirthDate(day, age));
  const rows = await report
    .people()
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .where(employedOn(day))
    .groupBy([sql`band`, 'p.gender'])
    .select([
      // width_bucket counts from the day after: someone born on the edge itself is old enough.
      sql<number | null>`width_bucket(p.birth_date - 1, ${latest}::date[])`.as('band'),
      'p.gender',
      sql<number>`count(*)::int`.as('people'),
    ])
    .execute();
  const count = (index: number, gender: 'F' | 'M'): number =>
    rows.find((row) => row.band === index && row.gender === gender)?.people ?? 0;
  const last = edges.length - 1;
  const bars = edges.map((from, index) => ({
    from,
    to: index === last ? null : from + BAND - 1,
    female: count(last - index, 'F'),
    male: count(last - index, 'M'),
  }));
  const shown = (people: number): number => (people < least ? 0 : people);
  const withheld = bars
    .flatMap(({ female, male }) => [female, male])
    .reduce((sum, people) => sum + people - shown(people), 0);
  return {
    asOf: day,
    rows: bars.map((bar) => ({ ...bar, female: shown(bar.female), male: shown(bar.male) })),
    withheld,
    unknown: rows
      .filter(({ band }) => band === null || band > last)
      .reduce((sum, { people }) => sum + people, 0),
  };
}
