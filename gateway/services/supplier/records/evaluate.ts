/** Evaluations: the criteria they begin with, what deliveries say of them, and when they may be released or appealed. */
import { sql } from 'kysely';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { supplierEvaluation } from '#bridge/calls/supplier/records/evaluation.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import type { Change } from '#gateway/record/binding.ts';
import { scoreOf } from '../scores/level.ts';

type Fields = (typeof supplierEvaluation)['fields'];
type Problems = Promise<readonly FieldProblem<NameIn<Fields>>[]>;

/** What an evaluation without criteria is scored by. */
const usualCriteria = [
  ['onTime', 30],
  ['accepted', 30],
  ['price', 20],
  ['service', 20],
] as const;

/** Days after the release in which a supplier may appeal. */
export const appealDays = 10;

/** Gives a new evaluation its criteria, and criteria without a value what the deliveries of its days say. */
export async function fillScores(
  changes: readonly Change<Fields>[],
  context: CallContext,
): Promise<void> {
  const { database, tenantId } = context;
  for (const { action, id, stateAfter, after } of changes) {
    if (action === 'move' && stateAfter === 'released') {
      await sql`update supplier_evaluation set released_on = ${dayOf(context.now())}::date
        where tenant_id = ${tenantId} and id = ${id}`.execute(database);
    }
    if (action === 'remove' || stateAfter !== 'open') continue;
    await addUsualCriteria(context, id);
    await sql`update supplier_score c set value = k.value from (
        select 'onTime' as criterion, round(100 * sum(e.accepted) filter (where d.arrived_on <= r.needed_on)
          / nullif(sum(e.accepted), 0), 2) as value ${deliveredIn(tenantId, after)}
        union all
        select 'accepted', round(100 * sum(e.accepted) / nullif(sum(e.accepted + e.rejected), 0), 2)
          ${deliveredIn(tenantId, after)}) k
      where c.tenant_id = ${tenantId} and c.evaluation_id = ${id} and c.criterion = k.criterion and c.value is null`.execute(
      database,
    );
  }
}

const deliveredIn = (tenantId: string, { supplier, fromOn, toOn }: Change<Fields>['after']) => sql`
  from supplier_delivery d
  join purchase_order r on r.tenant_id = d.tenant_id and r.id = d.order_id
  join supplier_delivery_item e on e.tenant_id = d.tenant_id and e.delivery_id = d.id
  where d.tenant_id = ${tenantId} and r.supplier_id = ${supplier} and d.removed_at is null and d.state = 'booked'
    and d.arrived_on between ${fromOn}::date and ${toOn}::date`;

async function addUsualCriteria({ database, tenantId }: CallContext, id: string): Promise<void> {
  const rows = usualCriteria.map(([criterion, weight], sort_order) => ({
    tenant_id: tenantId,
    id: uuid7(),
    evaluation_id: id,
    sort_order,
    criterion,
    weight,
  }));
  await sql`insert into supplier_score (tenant_id, id, evaluation_id, sort_order, criterion, weight)
    select x.tenant_id, x.id, x.evaluation_id, x.sort_order, x.criterion, x.weight
    from jsonb_populate_recordset(null::supplier_score, ${JSON.stringify(rows)}::jsonb) x
    where not exists (select from supplier_score c where c.tenant_id = ${tenantId} and c.evaluation_id = ${id})`.execute(
    database,
  );
}

/** An evaluation is scored when enough of it has a value. */
export async function checkScored(
  { id }: Change<Fields>,
  { database, tenantId }: CallContext,
): Problems {
  const { rows } = await sql<{
    rated: boolean;
  }>`select ${scoreOf(tenantId, 'v.id')} is not null as rated
    from supplier_evaluation v where v.tenant_id = ${tenantId} and v.id = ${id}`.execute(database);
  return rows[0]?.rated ? [] : [{ field: 'score', issue: 'notRated' }];
}

/** An appeal comes within ten days of the release. */
export async function checkAppeal(
  { id, after }: Change<Fields>,
  { database, tenantId }: CallContext,
): Problems {
  const { rows } = await sql<{ on: string }>`select to_char(v.released_on, 'YYYY-MM-DD') as on
    from supplier_evaluation v where v.tenant_id = ${tenantId} and v.id = ${id}`.execute(database);
  const released = rows[0]?.on;
  return released !== undefined && (after.appealedOn ?? '') > addDays(released, appealDays)
    ? [{ field: 'appealedOn', issue: 'appealOver' }]
    : [];
}
