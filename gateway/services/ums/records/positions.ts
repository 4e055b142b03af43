import { type RawBuilder, sql } from 'kysely';
import { position } from '#bridge/calls/ums/records/position.ts';
import { positionWords } from '#bridge/calls/ums/records/position.words.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { jobOnDay } from '#gateway/kernel/people/dated.ts';
import { nameSortKey } from '#gateway/kernel/people/name-keys.ts';
import { employedOn } from '#gateway/kernel/people/reached-people.ts';
import { bindRecord, type Change, type VirtualScope } from '#gateway/record/binding.ts';
import { plannedOn } from '../../organ/planned-heads.ts';
import { usedJobs } from './used-jobs.ts';

/** Positions in their table. A vacancy is a fact about the organisation: filled counts everybody, for any caller. */
export const positions = bindRecord(position, {
  table: 'position',
  words: positionWords,
  columns: { firstPlanned: 'planned' },
  sortKeys: { name: 'name_sort' },
  virtuals: {
    planned,
    filled,
    vacant: (scope) => sql`greatest(0, ${planned(scope)} - ${filled(scope)})`,
    status: (scope) => sql`case
      when r.closed_on <= ${scope.today}::date then 'closed'
      when ${filled(scope)} < ${planned(scope)} then 'vacant'
      when ${filled(scope)} = ${planned(scope)} then 'full' else 'over' end`,
  },
  rules: {
    derive: ({ name }) => ({ name_sort: nameSortKey(name) }),
    inUse: (ids, context) => usedJobs(context, 'position_id', ids),
    effects: carryPlans,
  },
});

function planned({ tenantId, today }: VirtualScope): RawBuilder<unknown> {
  return plannedOn({ tenantId, position: 'r' }, sql`${today}::date`);
}

type SavedPosition = Pick<Change, 'action' | 'id' | 'changed'> & {
  readonly after: { readonly organ: string };
};

/** Plans follow their position into another organisation. */
async function carryPlans(
  changes: readonly SavedPosition[],
  { database, tenantId }: CallContext,
): Promise<void> {
  const moved = changes.filter(
    ({ action, changed }) => action === 'update' && changed.has('organ'),
  );
  for (const { id, after } of moved) {
    await sql`update position_plan set organ_id = ${after.organ}
      where tenant_id = ${tenantId} and position_id = ${id}`.execute(database);
  }
}

function filled({ tenantId, today }: VirtualScope): RawBuilder<unknown> {
  return sql`(select count(*)::int from job_row j
    join employment e on e.tenant_id = j.tenant_id and e.id = j.employment_id
    where j.tenant_id = ${tenantId} and j.position_id = r.id and ${jobOnDay(today)} and ${employedOn(today)})`;
}
