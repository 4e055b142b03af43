import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { keepStep } from '../board/steps.ts';
import { givenUpNote } from '../texts/given-up-note.ts';

/**
 * A candidate who accepted and whose entry personnel ends gives up: the offer and the application are over, and the head
 * is free again.
 */
export async function giveUpEntry(context: CallContext, entryId: string): Promise<void> {
  const { database, tenantId, locale } = context;
  const note = givenUpNote[locale];
  const { rows } = await sql<{ id: string; stageId: string }>`
    update application a set state = 'closed', close_kind = 'they', close_note = ${note},
      version = a.version + 1
    from offer o where o.tenant_id = ${tenantId} and o.entry_id = ${entryId} and o.state = 'accepted'
      and a.tenant_id = o.tenant_id and a.id = o.application_id and a.state = 'active'
    returning a.id, a.stage_id as "stageId"`.execute(database);
  await sql`update offer set state = 'declined', answer_note = ${note}, version = version + 1
    where tenant_id = ${tenantId} and entry_id = ${entryId} and state = 'accepted'`.execute(
    database,
  );
  for (const { id, stageId } of rows) {
    const step = { applicationId: id, fromStageId: stageId, toStageId: stageId, reason: note };
    await keepStep(context, { ...step, action: 'declined' });
    await keepStep(context, { ...step, action: 'closed' });
  }
}
