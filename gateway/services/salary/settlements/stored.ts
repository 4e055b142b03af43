import { type Selectable, sql } from 'kysely';
import { salaryCodes } from '#bridge/calls/salary/terms.ts';
import type { Database } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { type Money, yuanText } from '#gateway/kernel/exact/money.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { entryItems } from '../records/read-items.ts';
import { type Run, readRun, refuseCalculating, runsOf } from '../runs/open-run.ts';
import { settlementText } from '../texts/settlement-words.ts';
import type { SettlementKind } from './lawful.ts';
import type { Leaver } from './leavers.ts';

type Place = Pick<CallContext, 'database' | 'tenantId'>;

/** The items that a settlement is entered under. */
const settlementItems = ['severance', 'unused_leave'] as const;

/** What is saved of a settlement. */
export interface Agreed {
  readonly kind: SettlementKind;
  readonly lawful: Money;
  readonly severance: Money;
  readonly unusedDays: string;
  readonly unusedPay: Money;
  readonly note: string | null;
}

/** The settlement of a leaver that was saved, or undefined. */
export function readStored(
  { database, tenantId }: Place,
  employmentId: string,
): Promise<Selectable<Database['pay_settlement']> | undefined> {
  return database
    .selectFrom('pay_settlement as t')
    .where('t.tenant_id', '=', tenantId)
    .where('t.employment_id', '=', employmentId)
    .selectAll()
    .executeTakeFirst();
}

/** The city whose limits hold for a leaver: that of the last enrolment. */
export async function readPlace({ database, tenantId }: Place, leaver: Leaver): Promise<string> {
  const enrolment = await database
    .selectFrom('enrolment as n')
    .where('n.tenant_id', '=', tenantId)
    .where('n.employment_id', '=', leaver.employmentId)
    .where('n.removed_at', 'is', null)
    .where('n.from_on', '<=', leaver.lastDay)
    .orderBy('n.from_on', 'desc')
    .select('n.place')
    .executeTakeFirst();
  return enrolment?.place ?? 'CN';
}

/** Saves a settlement with its entries; those of the one before go. */
export async function enterSettlement(
  context: CallContext,
  leaver: Leaver,
  agreed: Agreed,
): Promise<{ readonly month: string }> {
  const { database, tenantId, now } = context;
  const { runId, month, employmentId } = leaver;
  if (runId === null || month === null) throw new RefusedError(salaryCodes.noFinalMonth);
  const run = await lockRun(context, runId);
  const before = await readStored(context, employmentId);
  if (before !== undefined) {
    await refusePaid(context, before, run);
    await removeEntries(context, before.entry_ids);
  }
  const entryIds = await addEntries(context, leaver, run, agreed);
  const values = {
    month,
    kind: agreed.kind,
    note: agreed.note,
    entry_ids: [...entryIds],
    lawful: String(agreed.lawful),
    severance: String(agreed.severance),
    unused_days: agreed.unusedDays,
    unused_pay: String(agreed.unusedPay),
    account_id: context.accountId,
    saved_at: now().toISOString(),
  };
  await database
    .insertInto('pay_settlement')
    .values({ tenant_id: tenantId, id: uuid7(), employment_id: employmentId, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'employment_id']).doUpdateSet(values))
    .execute();
  context.record(`employment:${employmentId}`, { settled: month, kind: agreed.kind });
  return { month };
}

/**
 * Locks the run that pays a leaver: nothing moves it while entries are written. Two people who settle the same person: the
 * second one waits, and takes the place of the first.
 * @throws {RefusedError} `salary.noFinalMonth` once the run is submitted, `salary.calculating`
 */
async function lockRun(context: CallContext, runId: string): Promise<Run> {
  const open = await context.database
    .selectFrom('pay_run')
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', runId)
    .where('state', 'in', ['draft', 'calculated'])
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  if (open === undefined) throw new RefusedError(salaryCodes.noFinalMonth);
  const run = await readRun(context, runId);
  await refuseCalculating(context, run);
  return run;
}

/**
 * What a settlement of another month entered is taken out only while that month is open.
 * @throws {RefusedError} `salary.noFinalMonth`
 */
async function refusePaid(
  { database, tenantId }: CallContext,
  before: Pick<Selectable<Database['pay_settlement']>, 'month' | 'entry_ids'>,
  run: Run,
): Promise<void> {
  if (before.month === run.month || before.entry_ids.length === 0) return;
  const open = await runsOf(database, tenantId)
    .where('r.pay_group_id', '=', run.pay_group_id)
    .where('r.month', '=', before.month)
    .where('r.state', 'in', ['draft', 'calculated'])
    .executeTakeFirst();
  if (open === undefined) throw new RefusedError(salaryCodes.noFinalMonth);
}

async function removeEntries(
  { database, tenantId, now }: CallContext,
  ids: readonly string[],
): Promise<void> {
  await sql`update pay_entry set removed_at = ${now().toISOString()}, version = version + 1
    where tenant_id = ${tenantId} and id = any(${ids}::uuid[]) and removed_at is null`.execute(
    database,
  );
}

async function addEntries(
  context: CallContext,
  { employmentId }: Leaver,
  { month, plan_items: plan }: Run,
  { severance, unusedPay }: Agreed,
): Promise<readonly string[]> {
  const { database, tenantId, locale } = context;
  const amounts = { severance, unused_leave: unusedPay };
  const wanted = settlementItems.filter((code) => amounts[code] !== 0n);
  if (wanted.length === 0) return [];
  const items = await entryItems(context, wanted, plan);
  if (items.length < wanted.length) throw new RefusedError(salaryCodes.noSettlementItem);
  const rows = items.map(({ id, code }) => ({
    tenant_id: tenantId,
    id: uuid7(),
    employment_id: employmentId,
    item_id: id,
    month,
    quantity: yuanText(amounts[code as keyof typeof amounts]),
    note: settlementText(locale, 'entry'),
  }));
  await database.insertInto('pay_entry').values(rows).execute();
  return rows.map(({ id }) => id);
}
