import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { salaryCodes } from '#bridge/calls/salary/terms.ts';
import type { Database, DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type Actor, actorNameOf } from '../../joyhr/life/actor.ts';

/** Where a run is. */
export type RunState = 'draft' | 'calculated' | 'submitted' | 'approved' | 'paid' | 'closed';

/** What was done with a run. */
export type RunAction =
  | 'created'
  | 'calculated'
  | 'submitted'
  | 'returned'
  | 'approved'
  | 'bank-file'
  | 'paid'
  | 'closed';

/** A run with its group. */
export interface Run extends Selectable<Database['pay_run']> {
  readonly group_name: string;
  readonly part_month: Database['pay_group']['part_month'];
  readonly group_organ_id: string | null;
  /** The items of the group's plan; null where all count. */
  readonly plan_items: string | null;
}

/** A query over runs (`r`) and their groups (`g`). */
export type RunQuery = SelectQueryBuilder<
  Database & { r: Database['pay_run']; g: Database['pay_group'] },
  'r' | 'g',
  Run
>;

/** Reads a run of the company with its group. @throws {RefusedError} `notFound` */
export async function readRun(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  id: string,
): Promise<Run> {
  const run = await runsOf(database, tenantId).where('r.id', '=', id).executeTakeFirst();
  if (run === undefined) throw new RefusedError('notFound');
  return run;
}

/** Runs with their groups. */
export function runsOf(database: DatabaseTransaction, tenantId: string): RunQuery {
  return database
    .selectFrom('pay_run as r')
    .innerJoin('pay_group as g', (join) =>
      join.onRef('g.tenant_id', '=', 'r.tenant_id').onRef('g.id', '=', 'r.pay_group_id'),
    )
    .where('r.tenant_id', '=', tenantId)
    .selectAll('r')
    .select(['g.name as group_name', 'g.part_month', 'g.organ_id as group_organ_id'])
    .select((query) =>
      query
        .selectFrom('pay_plan as p')
        .whereRef('p.tenant_id', '=', 'g.tenant_id')
        .whereRef('p.id', '=', 'g.plan_id')
        .select('p.items')
        .as('plan_items'),
    );
}

/** Locks a run that was shown in this version. @throws {RefusedError} `notFound`, `conflict` */
export async function openRun(
  context: CallContext,
  { payRunId, version }: { readonly payRunId: string; readonly version: number },
): Promise<Run> {
  const { database, tenantId } = context;
  const locked = await database
    .selectFrom('pay_run as r')
    .where('r.tenant_id', '=', tenantId)
    .where('r.id', '=', payRunId)
    .select('r.version')
    .forUpdate()
    .executeTakeFirst();
  if (locked === undefined) throw new RefusedError('notFound');
  if (locked.version !== version) throw new RefusedError('conflict');
  context.record(`payRun:${payRunId}`);
  return readRun(context, payRunId);
}

/** The calculation of a run that waits or runs, or null. */
export async function liveJobOf(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  { job_id }: Pick<Run, 'job_id'>,
): Promise<string | null> {
  if (job_id === null) return null;
  const job = await database
    .selectFrom('job')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', job_id)
    .where('state', 'in', ['waiting', 'running'])
    .select('id')
    .executeTakeFirst();
  return job?.id ?? null;
}

/** @throws {RefusedError} `salary.calculating` while the slips of the run are made. */
export async function refuseCalculating(context: CallContext, run: Run): Promise<void> {
  if ((await liveJobOf(context, run)) !== null) throw new RefusedError(salaryCodes.calculating);
}

/** What a move writes beside the state. */
interface RunChange {
  readonly state: RunState;
  readonly submitted_by?: string | null;
  readonly approved_by?: string | null;
}

/** Writes a new state; the version rises. */
export async function saveRunState(
  { database, tenantId }: CallContext,
  id: string,
  change: RunChange,
): Promise<{ readonly version: number }> {
  return database
    .updateTable('pay_run')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .set({ ...change, version: sql<number>`version + 1` })
    .returning('version')
    .executeTakeFirstOrThrow();
}

/** Adds to the log of a run. */
export async function keepRunStep(
  actor: Actor,
  runId: string,
  action: RunAction,
  note: string | null = null,
): Promise<void> {
  const { database, tenantId, accountId, now } = actor;
  await database
    .insertInto('pay_run_step')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      pay_run_id: runId,
      action,
      account_id: accountId,
      actor_name: await actorNameOf(actor),
      note,
      at: now().toISOString(),
    })
    .execute();
}
