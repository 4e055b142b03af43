/** Keeps a draft of a turn and shows it to the reader. */
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { Desk, PreparedDraft } from '../tools/tool.ts';
import type { BegunTurn } from '../turn/run-turn.ts';
import { previewOf } from './business.ts';
import { DRAFT_LIFE, placeOf } from './draft-rows.ts';

/** Keeps a draft for ten minutes, unless it could not be sent as things are. Returns why not, in words. */
export async function keepDraft(
  { asker, context, live, locale, turnId }: BegunTurn,
  desk: Desk,
  draft: PreparedDraft,
): Promise<readonly string[]> {
  const id = uuid7();
  const { title, lines, problems } = await previewOf(desk, draft, id);
  const now = context.now();
  const expiresAt = new Date(now.getTime() + DRAFT_LIFE);
  const state = problems.length === 0 ? 'waiting' : 'refused';
  await context.services.database.withTransaction(asker, 'write', async (transaction) => {
    await transaction
      .insertInto('agent_draft')
      .values({
        tenant_id: asker.tenantId,
        id,
        account_id: asker.accountId,
        turn_id: turnId,
        kind: draft.kind,
        state,
        locale,
        request: JSON.stringify(draft.request),
        outcome: problems.length === 0 ? null : outcomeOf(problems),
        created_at: now,
        expires_at: expiresAt,
      })
      .execute();
  });
  live.emit({
    kind: 'draft',
    draft: {
      id,
      kind: draft.kind,
      state,
      title,
      lines,
      expiresAt: expiresAt.toISOString(),
      place: placeOf(draft.kind),
    },
  });
  return problems;
}

function outcomeOf(problems: readonly string[]): string {
  return JSON.stringify({ words: problems.join(' '), pending: false });
}
