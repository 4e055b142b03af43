import { sql } from 'kysely';
import type { Actor } from '../../joyhr/life/actor.ts';
import { keepStep } from '../board/steps.ts';

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
}
