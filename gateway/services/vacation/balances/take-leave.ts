import { sql } from 'kysely';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type Amount, amount, amountText } from '../engine/amount.ts';
import { given, type LedgerRow } from '../engine/ledger.ts';
import { consume, type LeaveDay, leftOn, shortOf } from '../engine/lots.ts';
import { settle } from '../policies/settle.ts';
import { type LeaveContext, readLots } from './read-lots.ts';

/** A leave that takes effect. */
export interface TakenLeave {
  readonly requestId: string;
  readonly employmentId: string;
  readonly typeId: string;
  readonly days: readonly LeaveDay[];
  /** How much of it no lot has to cover. */
  readonly belowZero: Amount;
}

/**
 * Writes what a leave takes from its lots; what no lot covers is taken from the last one, below zero.
 * @throws {RefusedError} `conflict` where that is more than the type allows: another leave took it since this one was checked.
 */
export async function takeLeave(context: LeaveContext, leave: TakenLeave): Promise<void> {
  const lots = await readLots(context, leave.employmentId, leave.typeId, { lock: true });
  const { uses, uncovered } = consume(lots, leave.days);
  const last = lots.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom)).at(-1);
  const short = shortOf(leave.days, uncovered, leftOn(lots, dayOf(context.now())));
  if (short > leave.belowZero) throw new RefusedError('conflict');
  const below =
    last === undefined
      ? []
      : uncovered.map(({ day, amount: due }) => ({ day, lotId: last.id, amount: due }));
  await writeRows(
    context,
    leave.requestId,
    [...uses, ...below].map((use) => ({ ...use, kind: 'use' as const, amount: -use.amount })),
  );
}

/** Gives back what a cancelled leave took, all of it or some of its days. */
export async function releaseLeave(
  context: LeaveContext,
  requestId: string,
  days: readonly string[] | null,
): Promise<void> {
  // What was given back meanwhile is seen.
  await sql`select id from leave_lot where tenant_id = ${context.tenantId} and id in (
      select lot_id from leave_ledger where tenant_id = ${context.tenantId} and request_id = ${requestId})
    order by id for update`.execute(context.database);
  const rows = await context.database
    .selectFrom('leave_ledger')
    .where('tenant_id', '=', context.tenantId)
    .where('request_id', '=', requestId)
    .orderBy('id')
    .select(['kind', 'lot_id', 'on_day', 'amount', 'leave_day'])
    .execute();
  const ledger = rows.map(
    (row): LedgerRow => ({
      on: row.on_day,
      kind: row.kind,
      lotId: row.lot_id,
      amount: amount(row.amount),
      useId: requestId,
      day: row.leave_day,
    }),
  );
  const back = given(ledger, requestId, days);
  await writeRows(
    context,
    requestId,
    back.map((use) => ({ ...use, kind: 'release' as const })),
  );
  await settleReleased(context, requestId);
}

/** What went back to a lot of a policy that has changed since goes on to where the policy of now has it. */
async function settleReleased(context: LeaveContext, requestId: string): Promise<void> {
  const { database, tenantId } = context;
  const { rows } = await sql<{ employment: string; typeId: string; changeId: string }>`
    select r.employment_id as employment, r.type_id as "typeId", c.id as "changeId"
    from leave_request r
    cross join lateral (select id from leave_policy_change c
      where c.tenant_id = r.tenant_id and c.type_id = r.type_id
      order by c.changed_at desc, c.id desc limit 1) c
    where r.tenant_id = ${tenantId} and r.id = ${requestId}`.execute(database);
  for (const { employment, ...change } of rows) await settle(context, change, [employment]);
}

interface NewRow extends LeaveDay {
  readonly lotId: string;
  readonly kind: 'use' | 'release';
}

async function writeRows(
  { database, tenantId, now }: LeaveContext,
  requestId: string,
  rows: readonly NewRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await database
    .insertInto('leave_ledger')
    .values(
      rows.map(({ lotId, kind, day, amount: size }) => ({
        tenant_id: tenantId,
        id: uuid7(),
        lot_id: lotId,
        kind,
        on_day: dayOf(now()),
        amount: amountText(size),
        request_id: requestId,
        leave_day: day,
        created_at: now(),
      })),
    )
    .execute();
}
