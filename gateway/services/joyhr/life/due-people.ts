import { sql } from 'kysely';
import type { duePeople } from '#bridge/calls/joyhr/life.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, addMonths, monthStart } from '#gateway/kernel/people/calendar.ts';
import { organOnDay } from '#gateway/kernel/people/dated.ts';
import { countRows, offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { statusOn } from '../../people/status.ts';

/** Returns whose probation or work ends in this month, the first one first. */
export async function answerDuePeople(
  context: CallContext,
  { due, page, rows }: ParsedRequestOf<typeof duePeople>,
): Promise<ResultOf<typeof duePeople>> {
  const reach = await readReach(context);
  const first = monthStart(reach.day);
  const last = addDays(addMonths(first, 1), -1);
  const column = sql.ref<string>(due === 'leave' ? 'e.left_on' : 'e.probation_ends_on');
  const query = reachedPeople(context, reach)
    .where(sql<boolean>`${column} between ${first}::date and ${last}::date`)
    .$if(due === 'regularise', (people) =>
      people.where(sql<boolean>`(e.left_on is null or e.left_on > e.probation_ends_on)`),
    );
  const found = await query
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .innerJoin('organ_row as o', (join) => join.on(organOnDay('j', reach.day)))
    .orderBy(column)
    .orderBy('e.staff_no')
    .limit(rows)
    .offset(offsetOf({ page, rows }))
    .select([
      'e.id',
      'p.name',
      'e.staff_no as staffNo',
      'o.name as organName',
      'e.joined_on as joinedOn',
      'e.probation_ends_on as probationEndsOn',
      'e.left_on as leftOn',
      'e.left_reason as leftReason',
      column.as('day'),
      sql<boolean>`exists (select from regularisation g where g.tenant_id = e.tenant_id
        and g.employment_id = e.id and g.removed_at is null
        and g.state in ('planned', 'effective'))`.as('planned'),
    ])
    .execute();
  const presented = found.map(({ id, name, staffNo, organName, day, planned, ...days }) => ({
    id,
    name,
    staffNo,
    organName,
    day,
    planned,
    status: statusOn(reach.day, days),
  }));
  const answer = await pageFrom({ page, rows }, presented, () => countRows(query));
  return { ...answer, today: reach.day };
}
