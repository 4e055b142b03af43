import { type RawBuilder, sql } from 'kysely';
import { position } from '#bridge/calls/ums/records/position.ts';
import { positionWords } from '#bridge/calls/ums/records/position.words.ts';
import { jobOnDay } from '#gateway/kernel/people/dated.ts';
import { nameSortKey } from '#gateway/kernel/people/name-keys.ts';
import { employedOn } from '#gateway/kernel/people/reached-people.ts';
import { bindRecord, type VirtualScope } from '#gateway/record/binding.ts';
import { usedJobs } from './used-jobs.ts';

/** Positions in their table. A vacancy is a fact about the organisation: filled counts everybody, for any caller. */
export const positions = bindRecord(position, {
  table: 'position',
  words: positionWords,
  sortKeys: { name: 'name_sort' },
  virtuals: {
    filled,
    vacant: (scope) => sql`greatest(0, r.planned - ${filled(scope)})`,
    status: (scope) => sql`case
      when r.closed_on <= ${scope.today}::date then 'closed'
      when ${filled(scope)} < r.planned then 'vacant'
      when ${filled(scope)} = r.planned then 'full' else 'over' end`,
  },
  rules: {
    derive: ({ name }) => ({ name_sort: nameSortKey(name) }),
    inUse: (ids, context) => usedJobs(context, 'position_id', ids),
  },
});

function filled({ tenantId, today }: VirtualScope): RawBuilder<unknown> {
  return sql`(select count(*)::int from job_row j
    join employment e on e.tenant_id = j.tenant_id and e.id = j.employment_id
    where j.tenant_id = ${tenantId} and j.position_id = r.id and ${jobOnDay(today)} and ${employedOn(today)})`;
}
