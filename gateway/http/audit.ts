import type { AnyCall } from '#bridge/calls/kit/define.ts';
import type { DatabaseTransaction } from '../db/tables.ts';
import { uuid7 } from '../db/uuid7.ts';
import type { Session, SuperLogin } from '../kernel/session.ts';
import { appOf, type CallScope } from './call-scope.ts';

/** What a handler said about the write it did. */
export interface AuditNote {
  readonly target: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Who did what, for one row of the audit trail. */
export interface AuditEntry {
  readonly tenantId: string;
  readonly accountId: string;
  readonly call: AnyCall;
  readonly outcome: 'ok' | 'denied' | 'failed';
  readonly note: AuditNote;
  readonly at: Date;
  /** Code of the sub-app that spoke, `mcp` for a program of the person, or null for the shell. */
  readonly app: string | null;
  readonly requestId: string;
}

/** The entry about a call that is being served. */
export function entryOf(
  { call, speaker, now, http }: CallScope,
  { tenantId, accountId, superLogin }: Session,
  outcome: AuditEntry['outcome'],
  note: AuditNote,
): AuditEntry {
  return {
    tenantId,
    accountId,
    call,
    outcome,
    note: superLogin === null ? note : withOperator(note, superLogin),
    at: now(),
    app: speaker.kind === 'shell' ? null : appOf(speaker),
    requestId: http.request.id,
  };
}

/** The person did nothing: an operator did, as that person, for a reason. */
function withOperator(note: AuditNote, { id, operatorId, reason }: SuperLogin): AuditNote {
  return {
    ...note,
    detail: { ...note.detail, superLogin: id, operator: operatorId, operatorReason: reason },
  };
}

/** Writes one row of the audit trail, in the transaction of the write itself where there is one. */
export async function writeAudit(
  transaction: DatabaseTransaction,
  entry: AuditEntry,
): Promise<void> {
  const { app, requestId } = entry;
  await transaction
    .insertInto('audit_event')
    .values({
      tenant_id: entry.tenantId,
      id: uuid7(),
      at: entry.at,
      account_id: entry.accountId,
      call: entry.call.name,
      target: entry.note.target,
      outcome: entry.outcome,
      detail: JSON.stringify({ ...entry.note.detail, ...(app === null ? {} : { app }), requestId }),
    })
    .execute();
}
