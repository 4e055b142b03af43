/** Keeps a draft until the person confirms it. */
import type { AgentDraft } from '#bridge/calls/agent/events.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { GatewaySessionContext } from '../../services.ts';
import type { Desk, PreparedDraft } from '../tools/tool.ts';
import type { Asker } from '../turn/turn-rows.ts';
import { previewOf } from './business.ts';
import { DRAFT_LIFE, placeOf } from './draft-rows.ts';

/** Whose draft it is, and the turn that made it: null where a program of the person did. */
export interface DraftOrigin {
  readonly asker: Asker;
  readonly turnId: string | null;
  readonly services: Pick<GatewaySessionContext['services'], 'database'>;
  now(): Date;
}

/** A draft as it is shown, and why it cannot be sent as things are, in words. */
export interface ShownDraft {
  readonly shown: AgentDraft;
  readonly problems: readonly string[];
}

/** Keeps a draft for ten minutes, unless it could not be sent as things are. */
export async function keepDraft(
  { asker, services, turnId, now }: DraftOrigin,
  desk: Desk,
  draft: PreparedDraft,
): Promise<ShownDraft> {
  const id = uuid7();
  const { title, lines, problems } = await previewOf(desk, draft, id);
  const madeAt = now();
  const expiresAt = new Date(madeAt.getTime() + DRAFT_LIFE);
  const state = problems.length === 0 ? 'waiting' : 'refused';
  await services.database.withTransaction(asker, 'write', async (transaction) => {
    await transaction
      .insertInto('agent_draft')
      .values({
        tenant_id: asker.tenantId,
        id,
        account_id: asker.accountId,
        turn_id: turnId,
        kind: draft.kind,
        state,
        locale: desk.locale,
        request: JSON.stringify(draft.request),
        outcome: problems.length === 0 ? null : outcomeOf(problems),
        created_at: madeAt,
        expires_at: expiresAt,
      })
      .execute();
  });
  const place = placeOf(draft.kind);
  const shown = { id, kind: draft.kind, state, title, lines, place } as const;
  return { shown: { ...shown, expiresAt: expiresAt.toISOString() }, problems };
}

function outcomeOf(problems: readonly string[]): string {
  return JSON.stringify({ words: problems.join(' '), pending: false });
}
