/** Drafts as they are kept. */

import type { Selectable } from 'kysely';
import type { AgentDraft } from '#bridge/calls/agent/events.ts';
import type { DraftState } from '#bridge/calls/agent/names.ts';
import type { Database, DatabaseTransaction } from '#gateway/db/tables.ts';
import type { PreparedDraft } from '../tools/tool.ts';
import type { Asker } from '../turn/turn-rows.ts';

/** Milliseconds that a draft waits for the person. */
export const DRAFT_LIFE = 600_000;

/** How a draft went. */
export interface DraftOutcome {
  readonly words: string | null;
  readonly pending: boolean;
}

/** A draft with what it would send. */
export interface KeptDraft {
  readonly id: string;
  readonly state: DraftState;
  readonly draft: PreparedDraft;
  readonly expiresAt: Date;
  readonly outcome: DraftOutcome | null;
}

const places: Readonly<Record<PreparedDraft['kind'], NonNullable<AgentDraft['place']>>> = {
  leave: { app: 'attendance', route: '/leave' },
  punch: { app: 'attendance', route: '/patches' },
  overtime: { app: 'attendance', route: '/overtime' },
  trip: { app: 'attendance', route: '/trips' },
  certificate: { app: 'workflow', route: '/approvals' },
};

/** Where requests of a kind are listed. */
export function placeOf(kind: PreparedDraft['kind']): AgentDraft['place'] {
  return places[kind];
}

/** The state a draft has at a moment: one that waited too long has expired. */
export function stateNow(
  { state, expiresAt }: Pick<KeptDraft, 'state' | 'expiresAt'>,
  now: Date,
): DraftState {
  return state === 'waiting' && expiresAt <= now ? 'expired' : state;
}

/** What of a draft in the history changes with time. */
export function draftNow(
  row: { readonly state: DraftState; readonly expires_at: Date },
  now: Date,
): Pick<AgentDraft, 'state'> {
  return { state: stateNow({ state: row.state, expiresAt: row.expires_at }, now) };
}

const columns = ['id', 'kind', 'state', 'request', 'outcome', 'expires_at'] as const;

type DraftRow = Pick<Selectable<Database['agent_draft']>, (typeof columns)[number]>;

function readRow(row: DraftRow): KeptDraft {
  return {
    id: row.id,
    state: row.state,
    // Written by `keepDraft`, and by nothing else.
    draft: { kind: row.kind, request: row.request as PreparedDraft['request'] },
    outcome: row.outcome as DraftOutcome | null,
    expiresAt: row.expires_at,
  };
}

/** An own draft; undefined for one of somebody else. */
export async function readDraftRow(
  transaction: DatabaseTransaction,
  { tenantId, accountId }: Asker,
  id: string,
): Promise<KeptDraft | undefined> {
  const row = await transaction
    .selectFrom('agent_draft')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && readRow(row);
}

/** Most drafts of a person that wait at once for programs, and that are listed. */
export const MOST_WAITING = 10;

/** The own drafts that wait, the last one first. */
export async function readWaitingDrafts(
  transaction: DatabaseTransaction,
  { tenantId, accountId }: Asker,
  now: Date,
): Promise<KeptDraft[]> {
  const rows = await transaction
    .selectFrom('agent_draft')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'waiting')
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_WAITING)
    .execute();
  return rows.map(readRow);
}

/** Moves an own draft from one state to another; false where it is in another one already. */
export async function moveDraft(
  transaction: DatabaseTransaction,
  { tenantId, accountId }: Asker,
  id: string,
  move: {
    readonly from: DraftState;
    readonly to: DraftState;
    readonly outcome?: DraftOutcome;
    /** Only a draft that has not expired then. */
    readonly now?: Date;
  },
): Promise<boolean> {
  const { now } = move;
  const moved = await transaction
    .updateTable('agent_draft')
    .set({
      state: move.to,
      ...(move.outcome !== undefined && { outcome: JSON.stringify(move.outcome) }),
    })
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', '=', move.from)
    .$if(now !== undefined, (query) => query.where('expires_at', '>', now ?? new Date(0)))
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}
