import type { GatewayDatabase } from '../db/open-database.ts';
import type { DatabaseTransaction } from '../db/tables.ts';
import { uuid7 } from '../db/uuid7.ts';
import type { CallContext } from '../kernel/handler.ts';
import { RefusedError } from '../kernel/refused-error.ts';
import { pauseAfter } from './back-off.ts';
import type { Claim } from './claim.ts';
import type { JobOwner } from './enqueue.ts';
import { announceChange } from './job-changes.ts';
import { keepFiles, type WrittenFile, writeParts } from './job-files.ts';
import type { AnyJobKind, JobContext, JobOutcome } from './job-kind.ts';
import {
  type AttemptEnd,
  giveBack,
  holdJob,
  inTenant,
  JobStopped,
  type Progress,
} from './lease.ts';

/** What was asked for, as the row keeps it. */
export interface AskedJob extends JobOwner {
  readonly jobId: string;
  readonly kind: AnyJobKind;
}

/** What jobs are run with. */
export interface JobRunner {
  readonly database: GatewayDatabase;
  readonly now: () => Date;
  /**
   * Makes the context of a call from what the person who asked may do now.
   * @throws {RefusedError} when that is nothing any longer.
   */
  readonly callerOf: (
    asked: AskedJob,
    transaction: DatabaseTransaction,
    record: CallContext['record'],
  ) => Promise<CallContext>;
  /** Takes a failure that was no refusal; the job's row only says that it failed. */
  readonly onFailure: (error: unknown, claim: Claim) => void;
}

/** One attempt while it runs; the worker reads the progress with every sign of life. */
export interface Attempt {
  readonly claim: Claim;
  readonly stop: AbortController;
  progress: Progress;
}

interface JobRow {
  readonly asked: AskedJob;
  readonly payload: unknown;
  checkpoint: unknown;
}

interface AuditNote {
  readonly target: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Runs one attempt to its end and gives the job back; throws only when the database is gone. */
export async function runJob(runner: JobRunner, kind: AnyJobKind, attempt: Attempt): Promise<void> {
  const { database, now } = runner;
  const { claim } = attempt;
  try {
    const row = await readRow(database, kind, attempt);
    const notes: AuditNote[] = [];
    const context = contextOf(runner, attempt, row, notes);
    const outcome = await kind.run(context, kind.payload.parse(row.payload), (done, total) => {
      attempt.progress = { done, total: total ?? attempt.progress.total };
    });
    const files: WrittenFile[] = [];
    for (const file of outcome.files ?? []) files.push(await writeParts(database, claim, file));
    attempt.stop.signal.throwIfAborted();
    await complete(runner, attempt, outcome, { files, notes });
  } catch (error) {
    const end = endOf(runner, kind, attempt, error);
    if (end !== null) await giveBack(database, claim, end, now());
  }
}

async function readRow(
  database: GatewayDatabase,
  kind: AnyJobKind,
  attempt: Attempt,
): Promise<JobRow> {
  const { claim } = attempt;
  const row = await inTenant(database, claim, 'read', (transaction) =>
    transaction
      .selectFrom('job')
      .select(['locale', 'app', 'payload', 'checkpoint', 'done', 'total'])
      .where('tenant_id', '=', claim.tenantId)
      .where('id', '=', claim.jobId)
      .where('lease_id', '=', claim.leaseId)
      .executeTakeFirst(),
  );
  if (row === undefined) throw new JobStopped('lost');
  const { locale, app, payload, checkpoint, done, total } = row;
  const { tenantId, jobId, accountId } = claim;
  attempt.progress = { done, total };
  return {
    asked: { tenantId, jobId, kind, accountId, locale, app },
    payload,
    checkpoint: checkpoint ?? undefined,
  };
}

function contextOf(
  { database, now, callerOf }: JobRunner,
  attempt: Attempt,
  row: JobRow,
  notes: AuditNote[],
): JobContext {
  const { claim, stop } = attempt;
  const { tenantId, jobId, accountId, locale } = row.asked;
  const record: CallContext['record'] = (target, detail = {}) => notes.push({ target, detail });
  const read: JobContext['read'] = async (body) => {
    stop.signal.throwIfAborted();
    return inTenant(database, claim, 'read', body);
  };
  return {
    tenantId,
    jobId,
    accountId,
    locale,
    attempt: claim.attempt,
    idempotencyKey: jobId,
    get checkpoint() {
      return row.checkpoint;
    },
    signal: stop.signal,
    now,
    read,
    readAsCaller: (body) =>
      read(async (transaction) => body(await callerOf(row.asked, transaction, record))),
    async step(checkpoint, body) {
      stop.signal.throwIfAborted();
      const result = await inTenant(database, claim, 'write', async (transaction) => {
        await holdJob(transaction, claim);
        const changed = await body(transaction);
        await keepCheckpoint(transaction, attempt, checkpoint);
        return changed;
      });
      row.checkpoint = checkpoint;
      return result;
    },
    async stepAsCaller(body) {
      stop.signal.throwIfAborted();
      const [result, checkpoint] = await inTenant(database, claim, 'write', async (transaction) => {
        const changed = await body(await callerOf(row.asked, transaction, record));
        // Held last: the sign of life writes to the same row.
        await holdJob(transaction, claim);
        await keepCheckpoint(transaction, attempt, changed);
        return [changed, changed];
      });
      row.checkpoint = checkpoint;
      return result;
    },
    record,
  };
}

async function keepCheckpoint(
  transaction: DatabaseTransaction,
  { claim, progress }: Attempt,
  checkpoint: unknown,
): Promise<void> {
  await transaction
    .updateTable('job')
    .set({ checkpoint: JSON.stringify(checkpoint), ...progress })
    .where('tenant_id', '=', claim.tenantId)
    .where('id', '=', claim.jobId)
    .execute();
  await announceChange(transaction, claim);
}

/** The effect and the end of the job are one transaction: after a kill both are there, or neither. */
async function complete(
  { database, now }: JobRunner,
  { claim, progress }: Attempt,
  outcome: JobOutcome,
  { files, notes }: { readonly files: readonly WrittenFile[]; readonly notes: AuditNote[] },
): Promise<void> {
  await inTenant(database, claim, 'write', async (transaction) => {
    await holdJob(transaction, claim);
    await outcome.effect?.(transaction);
    await keepFiles(transaction, claim, files, now());
    await writeNotes(transaction, claim, notes, now());
    await transaction
      .updateTable('job')
      .set({
        state: 'done',
        lease_id: null,
        lease_until: null,
        worker: null,
        error: null,
        error_words: null,
        checkpoint: null,
        done: progress.total ?? progress.done,
        total: progress.total,
        summary: JSON.stringify(outcome.summary ?? {}),
        ended_at: now(),
      })
      .where('tenant_id', '=', claim.tenantId)
      .where('id', '=', claim.jobId)
      .execute();
    await announceChange(transaction, claim);
  });
}

/** What a job touched is in the audit trail under the name of its kind. */
async function writeNotes(
  transaction: DatabaseTransaction,
  { tenantId, accountId, kind, jobId }: Claim,
  notes: readonly AuditNote[],
  at: Date,
): Promise<void> {
  for (const { target, detail } of notes) {
    await transaction
      .insertInto('audit_event')
      .values({
        tenant_id: tenantId,
        id: uuid7(),
        at,
        account_id: accountId,
        call: kind,
        target,
        outcome: 'ok',
        detail: JSON.stringify({ ...detail, job: jobId }),
      })
      .execute();
  }
}

/** What becomes of a job whose attempt threw; null when another worker has it. */
function endOf(
  { now, onFailure }: JobRunner,
  { retry }: AnyJobKind,
  { claim, stop }: Attempt,
  error: unknown,
): AttemptEnd | null {
  const reason = stopReasonOf(stop.signal, error);
  if (reason === 'lost') return null;
  if (reason === 'cancelled') return { state: 'cancelled' };
  if (reason === 'stopping') {
    return { state: 'waiting', error: null, runAt: now(), counts: false };
  }
  const refused = error instanceof RefusedError ? error : new RefusedError('internal');
  const { codeName: name, words } = refused;
  if (refused !== error) onFailure(error, claim);
  // A refusal is the same tomorrow; only a crowd goes away.
  const mayPass = name === 'internal' || name === 'busy' || name === 'timeout';
  const why = { name, words };
  if (!mayPass || claim.attempt >= retry.attempts) return { state: 'failed', error: why };
  const runAt = new Date(now().getTime() + pauseAfter(retry, claim.attempt));
  return { state: 'waiting', error: why, runAt, counts: true };
}

function stopReasonOf(signal: AbortSignal, error: unknown): JobStopped['reason'] | null {
  if (error instanceof JobStopped) return error.reason;
  return signal.aborted && signal.reason instanceof JobStopped ? signal.reason.reason : null;
}
