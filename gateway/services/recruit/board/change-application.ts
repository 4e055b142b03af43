import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  addApplication,
  closeApplication,
  moveStage,
  reopenApplication,
} from '#bridge/calls/recruit/board.ts';
import { recruitCodes } from '#bridge/calls/recruit/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { findRow } from '#gateway/record/detail.ts';
import { openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { candidates } from '../records/index.ts';
import { readFacts, readStages } from './facts.ts';
import { refusedMove } from './guards.ts';
import { type OpenApplication, openForChange, requireJob } from './open-application.ts';
import { saveStage } from './save-stage.ts';
import { keepStep } from './steps.ts';

/** Days after which a closed application is not taken up again. */
const reopenWithin = 180;

/** Puts a candidate into the first stage of a job. */
export async function addToJob(
  context: CallContext,
  { jobId, candidateId }: ParsedRequestOf<typeof addApplication>,
): Promise<ResultOf<typeof addApplication>> {
  const { database, tenantId, now } = context;
  await requireJob(context, jobId);
  await findRow(await openScope(context, candidates, records), candidateId);
  const job = await database
    .selectFrom('hiring_job as j')
    .where('j.tenant_id', '=', tenantId)
    .where('j.id', '=', jobId)
    .select('j.state')
    .executeTakeFirstOrThrow();
  const [first] = await readStages(context);
  if (job.state !== 'open' || first === undefined) throw new RefusedError(recruitCodes.jobNotOpen);
  const id = uuid7();
  const today = dayOf(now());
  const made = await database
    .insertInto('application')
    .values({
      tenant_id: tenantId,
      id,
      candidate_id: candidateId,
      job_id: jobId,
      applied_on: today,
      stage_id: first.id,
      stage_on: today,
      state: 'active',
      close_kind: null,
      close_note: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 0n) throw new RefusedError('duplicate');
  context.record(`application:${id}`);
  await keepStep(context, {
    applicationId: id,
    action: 'applied',
    fromStageId: null,
    toStageId: first.id,
  });
  return { id };
}

/** Moves an application to another stage. */
export async function moveToStage(
  context: CallContext,
  request: ParsedRequestOf<typeof moveStage>,
): Promise<ResultOf<typeof moveStage>> {
  const { stageId, reason } = request;
  const application = await openForChange(context, request);
  if (application.state === 'closed' || application.stageId === stageId) {
    throw new RefusedError('notNow');
  }
  const facts = await readFacts(context, application, { to: stageId, reason });
  if (!facts.stages.some(({ id }) => id === stageId)) throw new RefusedError('notFound');
  const refused = refusedMove(facts);
  if (refused !== null) throw new RefusedError(refused);
  return saveStage(context, application, stageId, { action: 'moved', reason });
}

/** Ends an application. */
export async function closeOne(
  context: CallContext,
  request: ParsedRequestOf<typeof closeApplication>,
): Promise<ResultOf<typeof closeApplication>> {
  const { kind, note } = request;
  const application = await openForChange(context, request);
  if (application.state === 'hired') throw new RefusedError(recruitCodes.hiredIsFinal);
  if (application.state === 'closed') throw new RefusedError('conflict');
  if (kind === 'other' && note === undefined) throw new RefusedError(recruitCodes.reasonNeeded);
  const facts = await readFacts(context, application, { to: application.stageId, reason: note });
  if (facts.offer === 'sent' || facts.offer === 'accepted') {
    throw new RefusedError(recruitCodes.offerLive);
  }
  const version = await saveState(context, application, {
    state: 'closed',
    close_kind: kind,
    close_note: note ?? null,
  });
  await keepStep(context, { ...stay(application), action: 'closed', reason: note });
  return { version };
}

/** Takes up a closed application again. */
export async function reopenOne(
  context: CallContext,
  request: ParsedRequestOf<typeof reopenApplication>,
): Promise<ResultOf<typeof reopenApplication>> {
  const application = await openForChange(context, request);
  if (application.state !== 'closed') throw new RefusedError('notNow');
  if (application.jobState !== 'open') throw new RefusedError(recruitCodes.jobNotOpen);
  await requireReopenable(context, application);
  const version = await saveState(context, application, {
    state: 'active',
    close_kind: null,
    close_note: null,
  });
  await keepStep(context, { ...stay(application), action: 'reopened' });
  return { version };
}

async function requireReopenable(
  { database, tenantId, now }: CallContext,
  { id, candidateId, jobId }: OpenApplication,
): Promise<void> {
  const closed = await database
    .selectFrom('application_step as s')
    .where('s.tenant_id', '=', tenantId)
    .where('s.application_id', '=', id)
    .where('s.action', '=', 'closed')
    .orderBy('s.at', 'desc')
    .select('s.at')
    .limit(1)
    .executeTakeFirst();
  if (closed && dayOf(closed.at) < addDays(dayOf(now()), -reopenWithin)) {
    throw new RefusedError('notNow');
  }
  const cleared = await database
    .selectFrom('candidate as c')
    .where('c.tenant_id', '=', tenantId)
    .where('c.id', '=', candidateId)
    .where('c.cleared_on', 'is not', null)
    .select('c.id')
    .executeTakeFirst();
  if (cleared !== undefined) throw new RefusedError('notNow');
  const other = await database
    .selectFrom('application as a')
    .where('a.tenant_id', '=', tenantId)
    .where('a.candidate_id', '=', candidateId)
    .where('a.job_id', '=', jobId)
    .where('a.id', '<>', id)
    .where('a.state', '<>', 'closed')
    .select('a.id')
    .executeTakeFirst();
  if (other !== undefined) throw new RefusedError('duplicate');
}

interface StateChange {
  readonly state: 'active' | 'closed';
  readonly close_kind: 'we' | 'they' | 'other' | null;
  readonly close_note: string | null;
}

async function saveState(
  { database, tenantId }: CallContext,
  { id }: OpenApplication,
  change: StateChange,
): Promise<number> {
  const { version } = await database
    .updateTable('application')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .set({ ...change, version: sql<number>`version + 1` })
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

function stay({ id, stageId }: OpenApplication) {
  return { applicationId: id, fromStageId: stageId, toStageId: stageId };
}
