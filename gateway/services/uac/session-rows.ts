import { type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../db/tables.ts';
import type { Session, SessionKind } from '../../kernel/session.ts';
import { sessionLimits } from './session-limits.ts';

/** A session as it is in the database; whether it still lives is for the caller's clock to say. */
export interface FoundSession {
  readonly session: Session;
  /** False when it was found by the id before the last rotation. */
  readonly byCurrentId: boolean;
  readonly previousValidUntil: Date | null;
}

/** Finds a session that has not ended, of an account and in a company that are not disabled. */
export async function findSession(
  transaction: DatabaseTransaction,
  key: { readonly hash: Buffer } | { readonly id: string },
): Promise<FoundSession | null> {
  const base = unended(transaction);
  const row =
    'id' in key
      ? await base.where('session.id', '=', key.id).executeTakeFirst()
      : await base
          .where((or) =>
            or.or([
              or('session.id_hash', '=', key.hash),
              or('session.previous_hash', '=', key.hash),
            ]),
          )
          .executeTakeFirst();
  if (row === undefined || row.tenant_id === null) return null;
  return {
    session: readRow(row, row.tenant_id),
    byCurrentId: 'id' in key || row.id_hash.equals(key.hash),
    previousValidUntil: row.previous_valid_until,
  };
}

/** Finds those of some sessions that have not ended, of accounts that are not disabled. */
export async function findSessions(
  transaction: DatabaseTransaction,
  ids: readonly string[],
): Promise<FoundSession[]> {
  const rows = await unended(transaction)
    .where('session.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return rows.flatMap((row) =>
    row.tenant_id === null
      ? []
      : [{ session: readRow(row, row.tenant_id), byCurrentId: true, previousValidUntil: null }],
  );
}

function unended(transaction: DatabaseTransaction) {
  return (
    transaction
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      // A sign-in that was under way while the company was disabled made one that is not ended.
      .innerJoin('tenant', 'tenant.id', 'session.tenant_id')
      .leftJoin('super_login', 'super_login.id', 'session.super_login_id')
      .selectAll('session')
      .select(['super_login.operator_id', 'super_login.approved_at', 'super_login.reason'])
      .where('session.ended_at', 'is', null)
      .where('account.status', '=', 'active')
      .where('tenant.status', '=', 'active')
  );
}

/** When a session ends if it is not used after `now`. */
export function idleEnd(
  session: { readonly kind: SessionKind; readonly absoluteExpiresAt: Date },
  now: Date,
): Date {
  const idle = now.getTime() + sessionLimits[session.kind].idle;
  return new Date(Math.min(idle, session.absoluteExpiresAt.getTime()));
}

type Row = Selectable<Database['session']> & {
  readonly operator_id: string | null;
  readonly approved_at: Date | null;
  readonly reason: string | null;
};

function readRow(row: Row, tenantId: string): Session {
  return {
    id: row.id,
    accountId: row.account_id,
    tenantId,
    kind: row.kind,
    epoch: row.epoch_marker,
    authenticatedAt: row.authenticated_at,
    passwordAt: row.password_at,
    lastSeenAt: row.last_seen_at,
    rotatedAt: row.rotated_at,
    idleExpiresAt: row.idle_expires_at,
    absoluteExpiresAt: row.absolute_expires_at,
    superLogin: superLoginOf(row),
  };
}

function superLoginOf({
  super_login_id: id,
  operator_id,
  approved_at,
  reason,
}: Row): Session['superLogin'] {
  if (id === null || operator_id === null || reason === null) return null;
  return { id, operatorId: operator_id, reason, mayWrite: approved_at !== null };
}

/** Lets a session take over how the one before was opened, and what it is called. */
export async function inherit(
  transaction: DatabaseTransaction,
  id: string,
  follows: string,
): Promise<void> {
  const before = await transaction
    .selectFrom('session')
    .select(['method', 'label', 'remembered_id', 'has_second_factor', 'password_at'])
    .where('id', '=', follows)
    .executeTakeFirst();
  if (before === undefined) return;
  await transaction.updateTable('session').set(before).where('id', '=', id).execute();
}
