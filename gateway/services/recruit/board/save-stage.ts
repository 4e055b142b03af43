import { sql } from 'kysely';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import type { Actor } from '../../joyhr/life/actor.ts';
import type { OpenApplication } from './open-application.ts';
import { keepStep } from './steps.ts';

/** Writes a stage and its step; the version rises. */
export async function saveStage(
  actor: Actor,
  { id, stageId: fromStageId }: Pick<OpenApplication, 'id' | 'stageId'>,
  toStageId: string,
  step: { readonly action: 'moved' | 'accepted'; readonly reason?: string | undefined },
): Promise<{ readonly version: number }> {
  const { database, tenantId, now } = actor;
  const saved = await database
    .updateTable('application')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .set({
      stage_id: toStageId,
      stage_on: dayOf(now()),
      version: sql<number>`version + 1`,
    })
    .returning('version')
    .executeTakeFirstOrThrow();
  await keepStep(actor, { applicationId: id, fromStageId, toStageId, ...step });
  return saved;
}
