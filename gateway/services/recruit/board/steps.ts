import { uuid7 } from '#gateway/db/uuid7.ts';
import { type Actor, actorNameOf } from '../../joyhr/life/actor.ts';

/** What happened to an application. */
interface Step {
  readonly applicationId: string;
  readonly action:
    | 'applied'
    | 'moved'
    | 'closed'
    | 'reopened'
    | 'offered'
    | 'accepted'
    | 'declined'
    | 'expired'
    | 'withdrawn';
  readonly fromStageId: string | null;
  readonly toStageId: string;
  readonly reason?: string | null | undefined;
}

/** Adds a step to the log of an application. */
export async function keepStep(actor: Actor, step: Step): Promise<void> {
  const { database, tenantId, accountId, now } = actor;
  await database
    .insertInto('application_step')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      application_id: step.applicationId,
      from_stage_id: step.fromStageId,
      to_stage_id: step.toStageId,
      action: step.action,
      reason: step.reason ?? null,
      at: now().toISOString(),
      account_id: accountId,
      account_name: await actorNameOf(actor),
    })
    .execute();
}
