import { sql } from 'kysely';
import { requisition } from '#bridge/calls/recruit/records/requisition.ts';
import { keepHistory } from '#gateway/record/history.ts';
import { type Actor, actorNameOf } from '../../joyhr/life/actor.ts';
import { keepStep } from '../board/steps.ts';
import { hiredFor } from '../records/requisition-rules.ts';

/** The application of an entry that took effect is hired. */
export async function hireApplication(actor: Actor, entryId: string): Promise<void> {
  const { database, tenantId } = actor;
  const application = await database
    .selectFrom('offer as o')
    .innerJoin('application as a', (join) =>
      join.onRef('a.tenant_id', '=', 'o.tenant_id').onRef('a.id', '=', 'o.application_id'),
    )
    .where('o.tenant_id', '=', tenantId)
    .where('o.entry_id', '=', entryId)
    .where('a.state', '=', 'active')
    .select(['a.id', 'a.stage_id as stageId'])
    .forUpdate()
    .executeTakeFirst();
  if (application === undefined) return;
  const hired = await database
    .selectFrom('hiring_stage as s')
    .where('s.tenant_id', '=', tenantId)
    .where('s.kind', '=', 'hired')
    .where('s.removed_at', 'is', null)
    .orderBy('s.sequence')
    .select('s.id')
    .executeTakeFirst();
  const toStageId = hired?.id ?? application.stageId;
  await database
    .updateTable('application')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', application.id)
    .set({ state: 'hired', stage_id: toStageId, version: sql<number>`version + 1` })
    .execute();
  await keepStep(actor, {
    applicationId: application.id,
    action: 'moved',
    fromStageId: application.stageId,
    toStageId,
  });
  await fillRequisition(actor, application.id);
}

/** A requisition whose heads are all hired is filled. */
async function fillRequisition(actor: Actor, applicationId: string): Promise<void> {
  const { database, tenantId, accountId } = actor;
  // Of two who are hired at once the second one counts the first.
  await sql`select q.id from requisition q
    join hiring_job j on j.tenant_id = q.tenant_id and j.requisition_id = q.id
    join application a on a.tenant_id = j.tenant_id and a.job_id = j.id
    where q.tenant_id = ${tenantId} and a.id = ${applicationId} for update of q`.execute(database);
  const { rows } = await sql<{ id: string; version: number }>`update requisition q
    set state = 'filled', version = q.version + 1
    from application a join hiring_job j on j.tenant_id = a.tenant_id and j.id = a.job_id
    where q.tenant_id = ${tenantId} and a.tenant_id = ${tenantId} and a.id = ${applicationId}
      and q.id = j.requisition_id and q.state = 'open' and q.pending is null
      and q.heads <= ${hiredFor(tenantId, sql`q.id`)}
    returning q.id, q.version`.execute(database);
  const changes = [{ field: 'state', before: 'open', after: 'filled' }];
  await keepHistory(
    actor,
    { record: requisition.name, actor: { accountId, name: await actorNameOf(actor) } },
    rows.map((row) => ({ ...row, action: 'move' as const, changes })),
  );
}
