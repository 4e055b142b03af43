import { sql } from 'kysely';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { paySlipDetail } from '#bridge/calls/salary/slips.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { type Actor, actorNameOf } from '../../joyhr/life/actor.ts';

/** What happened to a slip. */
export type SlipNoteKind = 'opened' | 'printed' | 'confirmed' | 'disputed' | 'answered';

/** What was said about a slip in the end. */
export type SlipReply = 'none' | 'confirmed' | 'disputed' | 'answered';

/** Adds to the log of a slip. */
export async function keepSlipNote(
  actor: Actor,
  slip: { readonly id: string; readonly employmentId: string },
  kind: SlipNoteKind,
  note: string | null = null,
): Promise<void> {
  const { database, tenantId, accountId, now } = actor;
  await database
    .insertInto('pay_slip_note')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      pay_slip_id: slip.id,
      employment_id: slip.employmentId,
      kind,
      account_id: accountId,
      actor_name: await actorNameOf(actor),
      note,
      at: now().toISOString(),
    })
    .execute();
}

/** Who opened a slip and what was said about it, the newest first. */
export async function readSlipNotes(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  slipId: string,
): Promise<ResultOf<typeof paySlipDetail>['notes']> {
  const rows = await database
    .selectFrom('pay_slip_note as n')
    .where('n.tenant_id', '=', tenantId)
    .where('n.pay_slip_id', '=', slipId)
    .orderBy('n.at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(200)
    .select(['n.id', 'n.kind', 'n.actor_name as by', 'n.note', 'n.at'])
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** What was said about slips in the end, and which were opened, by slip. */
export async function readReplies(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  slipIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly reply: SlipReply; readonly opened: boolean }>> {
  const { rows } = await sql<{ id: string; reply: SlipReply | null; opened: boolean }>`
    select n.pay_slip_id as id,
      (array_agg(n.kind order by n.at desc, n.id desc)
        filter (where n.kind in ('confirmed', 'disputed', 'answered')))[1] as reply,
      bool_or(n.kind in ('opened', 'printed')) as opened
    from pay_slip_note n
    where n.tenant_id = ${tenantId} and n.pay_slip_id = any(${slipIds})
    group by n.pay_slip_id`.execute(database);
  return new Map(rows.map(({ id, reply, opened }) => [id, { reply: reply ?? 'none', opened }]));
}
