import type { AnyCall } from '#bridge/calls/kit/define.ts';
import type { DatabaseTransaction } from '../db/tables.ts';
import type { TransactionContext } from '../db/transaction.ts';
import type { CallContext, TenantHandler } from '../kernel/handler.ts';
import { RefusedError } from '../kernel/refused-error.ts';
import { hasFunction, type Rights } from '../kernel/rights.ts';
import type { Session } from '../kernel/session.ts';
import { type AuditNote, entryOf, writeAudit } from './audit.ts';
import { type CallScope, callerOf } from './call-scope.ts';
import { requireProof, wantsProofFor } from './confirmed-calls.ts';
import { toRefusal } from './error-mapping.ts';
import { partnerRights } from './partner-wall.ts';
import { isUnproven, recordUnproven } from './refused-proofs.ts';

const nothing: AuditNote = { target: '', detail: {} };

/**
 * Serves a call in one transaction of its tenant: rights, declared access, policy, change, audit. A refused or
 * failed write keeps nothing but its own line in the audit trail. What a read puts on record, such as an export, is
 * written down after its read-only transaction and before anything leaves.
 */
export async function runInTenant(
  scope: CallScope,
  handler: TenantHandler<AnyCall>,
  session: Session,
  request: unknown,
): Promise<unknown> {
  const { call, services } = scope;
  const isWrite = call.effect === 'write';
  const place = { tenantId: session.tenantId, accountId: session.accountId };
  const notes: AuditNote[] = [];
  try {
    await admitProven(scope, session, request);
    const prepared = handler.prepare ? await handler.prepare(request) : request;
    const partner = await partnerRights(call, session, services);
    const result = await services.database.withTransaction(
      reachOf(scope, session, partner),
      isWrite ? 'write' : 'read',
      (transaction) => serve(scope, handler, session, prepared, { transaction, notes, partner }),
    );
    if (!isWrite && notes.length > 0) {
      await services.database.withTransaction(place, 'trail', (transaction) =>
        writeNotes(transaction, scope, session, notes),
      );
    }
    return result;
  } catch (error) {
    if (isUnproven(error)) await recordUnproven(scope, session);
    else if (isWrite) await recordRefusal(scope, session, error);
    throw error;
  }
}

/** Ends a transaction of a trial: nothing of it is kept but its result. */
class Undone extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('undone');
    this.result = result;
  }
}

/** Serves a call like `runInTenant` and undoes all of it; neither the trial nor its refusal leaves a line in the trail. */
export async function tryInTenant(
  scope: CallScope,
  handler: TenantHandler<AnyCall>,
  session: Session,
  request: unknown,
): Promise<unknown> {
  const { call, services } = scope;
  await admitProven(scope, session, request);
  const partner = await partnerRights(call, session, services);
  const place = reachOf(scope, session, partner);
  const mode = call.effect === 'write' ? 'write' : 'read';
  const prepared = handler.prepare ? await handler.prepare(request) : request;
  try {
    return await services.database.withTransaction(place, mode, async (transaction) => {
      const inside = { transaction, notes: [], partner };
      throw new Undone(await serve(scope, handler, session, prepared, inside));
    });
  } catch (error) {
    if (error instanceof Undone) return error.result;
    throw error;
  }
}

/** Whose rows the transaction of a call reaches: those of the company, or of the one supplier whose person asks. */
function reachOf(
  { call }: CallScope,
  { tenantId, accountId }: Session,
  partner: Rights | null,
): TransactionContext {
  const supplierId = call.outside === 'supplier' && partner !== null ? partner.supplierId : null;
  return { tenantId, accountId, supplierId };
}

/**
 * Turns a person of a supplier away from what is not theirs before anything is read; a write leaves its line in the trail.
 * @throws {RefusedError} as `partnerRights` does.
 */
export async function admitPartner(scope: CallScope, session: Session): Promise<void> {
  const { call, services } = scope;
  try {
    await partnerRights(call, session, services);
  } catch (error) {
    if (call.effect === 'write') await recordRefusal(scope, session, error);
    throw error;
  }
}

/**
 * Asks for the access declared beside a call before its body is read; a write that is refused here leaves its line too.
 * @throws {RefusedError} `noPermission`, `accountChanged`.
 */
export async function admitToCall(scope: CallScope, session: Session): Promise<void> {
  const { call, services } = scope;
  if (call.access.kind !== 'function') return;
  try {
    const { tenantId, accountId } = session;
    requireAccess(call, await services.rights.load(services.database, tenantId, accountId));
  } catch (error) {
    if (call.effect === 'write') await recordRefusal(scope, session, error);
    throw error;
  }
}

/**
 * Asks for the proof that a sensitive call wants; who may not speak the call at all is asked for none. It opens transactions of
 * its own, and so comes before that of the call.
 * @throws {RefusedError} `confirmNeeded`, `readOnlySession`, `noPermission`, `accountChanged`
 */
async function admitProven(scope: CallScope, session: Session, request: unknown): Promise<void> {
  const { call, services, now } = scope;
  if (!wantsProofFor(call, request)) return;
  if (call.access.kind === 'function') {
    const { tenantId, accountId } = session;
    requireAccess(call, await services.rights.load(services.database, tenantId, accountId));
  }
  await requireProof(call, services, session, { request, now: now() });
}

/** What a call is served with. */
interface Inside {
  readonly transaction: DatabaseTransaction;
  readonly notes: AuditNote[];
  readonly partner: Rights | null;
}

async function serve(
  scope: CallScope,
  handler: TenantHandler<AnyCall>,
  session: Session,
  request: unknown,
  { transaction, notes, partner }: Inside,
): Promise<unknown> {
  const { call } = scope;
  // The role that serves a person of a supplier may not read rights: they were read before.
  const rights = partner ?? (await readRights(scope, session, transaction));
  requireAccess(call, rights);
  const context = contextOf(scope, session, rights, transaction, notes);
  const verdict = await handler.policy(context, request);
  if (verdict !== 'allow') throw new RefusedError(verdict);
  const result = await handler.handle(context, request);
  if (call.effect === 'write') {
    await writeNotes(transaction, scope, session, notes.length === 0 ? [nothing] : notes);
  }
  return result;
}

/**
 * The rights of a caller who is no person of a supplier.
 * @throws {RefusedError} `accountChanged` where the account has become one.
 */
async function readRights(
  { services }: CallScope,
  { tenantId, accountId }: Session,
  transaction: DatabaseTransaction,
): Promise<Rights> {
  const rights = await services.rights.read(transaction, tenantId, accountId);
  if (rights.supplierId !== null) throw new RefusedError('accountChanged');
  return rights;
}

async function writeNotes(
  transaction: DatabaseTransaction,
  scope: CallScope,
  session: Session,
  notes: readonly AuditNote[],
): Promise<void> {
  for (const note of notes) {
    await writeAudit(transaction, entryOf(scope, session, 'ok', note));
  }
}

/** @throws {RefusedError} `noPermission` unless the access declared beside the call is held. */
function requireAccess({ access }: AnyCall, rights: Rights): void {
  if (access.kind === 'function' && !hasFunction(rights, access.functionId)) {
    throw new RefusedError('noPermission');
  }
}

function contextOf(
  scope: CallScope,
  session: Session,
  rights: Rights,
  database: DatabaseTransaction,
  notes: AuditNote[],
): CallContext {
  return {
    tenantId: session.tenantId,
    accountId: session.accountId,
    locale: scope.locale,
    requestId: scope.http.request.id,
    caller: callerOf(scope),
    rights,
    database,
    apps: scope.services.apps().of(session.tenantId),
    hiddenApps: (system) => scope.services.brands.hiddenApps(system),
    portalOrigin: scope.services.portalOrigin,
    now: scope.now,
    record: (target, detail = {}) => notes.push({ target, detail }),
  };
}

/** Bad input is the caller's slip, and what the database has no time or no room for it has none for a line of. */
const leavesNoLine: ReadonlySet<string> = new Set([
  'badInput',
  'accountChanged',
  'busy',
  'diskFull',
]);

/** A refusal or a failure of a write is worth a line. */
async function recordRefusal(scope: CallScope, session: Session, error: unknown): Promise<void> {
  const { codeName } = toRefusal(error);
  if (leavesNoLine.has(codeName)) return;
  const denied = codeName === 'noPermission' || codeName === 'noFieldPermission';
  const entry = entryOf(scope, session, denied ? 'denied' : 'failed', {
    target: '',
    detail: { code: codeName },
  });
  const place = { tenantId: session.tenantId, accountId: session.accountId };
  await scope.services.database.withTransaction(place, 'trail', (transaction) =>
    writeAudit(transaction, entry),
  );
}
