import type { GatewayDatabase } from '../db/open-database.ts';
import type { DatabaseTransaction } from '../db/tables.ts';
import { enqueue } from './enqueue.ts';
import type { AnyJobKind, JobKinds } from './job-kind.ts';
import { nextOccurrence, ruleOf } from './schedule.ts';

/** Runs of work that recurs by minutes that are kept when they went well: a list of jobs shows more than one of them. */
const RUNS_KEPT = 5;

interface Company {
  readonly tenantId: string;
  readonly timeZone: string;
  readonly locale: 'zh-CN' | 'en';
}

interface KeptSchedule {
  readonly rule: string;
  readonly timeZone: string;
  readonly nextAt: Date;
}

/**
 * Enqueues the recurring work that is due, once however many workers look. What was missed while none ran is done
 * once, not once for each time; what still waits or runs is not enqueued again.
 */
export async function enqueueScheduled(
  database: GatewayDatabase,
  kinds: JobKinds,
  now: Date,
): Promise<void> {
  const recurring = [...kinds.values()].filter(({ schedule }) => schedule !== null);
  if (recurring.length === 0) return;
  const { companies, kept } = await readSchedules(database);
  for (const company of companies) {
    const due = recurring.filter((kind) => {
      const schedule = kept.get(`${company.tenantId} ${kind.kind}`);
      return !isCurrent(schedule, kind, company) || schedule.nextAt <= now;
    });
    if (due.length === 0) continue;
    await database.withTransaction(
      { tenantId: company.tenantId, accountId: null },
      'write',
      async (transaction) => {
        for (const kind of due) await advance(transaction, company, kind, now);
      },
    );
  }
}

async function readSchedules(database: GatewayDatabase): Promise<{
  readonly companies: readonly Company[];
  readonly kept: ReadonlyMap<string, KeptSchedule>;
}> {
  return database.withOperatorTransaction({ accountId: null }, 'read', async (transaction) => {
    const companies = await transaction
      .selectFrom('tenant')
      .select(['id as tenantId', 'time_zone as timeZone', 'locale'])
      .where('status', '=', 'active')
      .execute();
    const rows = await transaction.selectFrom('job_schedule').selectAll().execute();
    const kept = new Map(
      rows.map(({ tenant_id: tenantId, kind, rule, time_zone: timeZone, next_at: nextAt }) => [
        `${tenantId} ${kind}`,
        { rule, timeZone, nextAt },
      ]),
    );
    return { companies, kept };
  });
}

function isCurrent(
  kept: KeptSchedule | undefined,
  { schedule }: AnyJobKind,
  { timeZone }: Company,
): kept is KeptSchedule {
  return schedule !== null && kept?.rule === ruleOf(schedule) && kept.timeZone === timeZone;
}

/** Moves one schedule on under its lock; enqueues the work when its time has come. */
async function advance(
  transaction: DatabaseTransaction,
  company: Company,
  kind: AnyJobKind,
  now: Date,
): Promise<void> {
  const { schedule } = kind;
  if (schedule === null) return;
  const { tenantId, timeZone } = company;
  const rule = ruleOf(schedule);
  const next = { rule, time_zone: timeZone, next_at: nextOccurrence(schedule, timeZone, now) };
  const row = await transaction
    .selectFrom('job_schedule')
    .select(['rule', 'time_zone as timeZone', 'next_at as nextAt'])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind.kind)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) {
    await transaction
      .insertInto('job_schedule')
      .values({ tenant_id: tenantId, kind: kind.kind, ...next })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  const isDue = isCurrent(row, kind, company) && row.nextAt <= now;
  if (isCurrent(row, kind, company) && !isDue) return;
  await transaction
    .updateTable('job_schedule')
    .set(next)
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind.kind)
    .execute();
  if (isDue && !(await isUnfinished(transaction, tenantId, kind))) {
    const owner = { tenantId, accountId: null, locale: company.locale, app: null };
    await enqueue(transaction, owner, kind, {}, { now, key: row.nextAt.toISOString() });
    if (schedule.every === 'interval') await removeEarlierRuns(transaction, tenantId, kind);
  }
}

/** Removes all but the last runs that went well; one that failed stays for a person to read. */
async function removeEarlierRuns(
  transaction: DatabaseTransaction,
  tenantId: string,
  { kind }: AnyJobKind,
): Promise<void> {
  const ended = transaction
    .selectFrom('job')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('account_id', 'is', null)
    .where('state', '=', 'done')
    .orderBy('created_at', 'desc')
    .offset(RUNS_KEPT);
  await transaction
    .deleteFrom('job')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ended)
    .execute();
}

async function isUnfinished(
  transaction: DatabaseTransaction,
  tenantId: string,
  { kind }: AnyJobKind,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('job')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('account_id', 'is', null)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  return row !== undefined;
}
