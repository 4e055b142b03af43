import { sql } from 'kysely';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { myBalances, myLedger } from '#bridge/calls/vacation/mine.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { amount, amountText } from '../engine/amount.ts';
import { inOrderOfUse } from '../engine/lots.ts';
import type { PolicyFields } from '../policies/policy.ts';
import { changeWords } from '../texts/change-words.ts';
import { readHolds, readLots } from './read-lots.ts';

type Types = ResultOf<typeof myBalances>['types'];
type Rows = ResultOf<typeof myLedger>['rows'];

/** What a person has of every type of leave. */
export async function presentBalances(context: CallContext, employmentId: string): Promise<Types> {
  const today = dayOf(context.now());
  const types = await context.database
    .selectFrom('leave_type')
    .where('tenant_id', '=', context.tenantId)
    .where('removed_at', 'is', null)
    .orderBy('sort_order')
    .orderBy('id')
    .select(['id', 'name', 'unit', 'has_balance', 'counts_holidays', 'paid'])
    .execute();
  const lots = (await readLots(context, employmentId, null)).filter(
    ({ validTo, granted, left }) =>
      (validTo === null || validTo >= today) && (granted !== 0 || left !== 0),
  );
  const holds = await readHolds(context, employmentId, null);
  return types.map((type) => {
    const of = lots.filter(({ typeId }) => typeId === type.id).sort(inOrderOfUse);
    return {
      id: type.id,
      name: type.name,
      unit: type.unit,
      hasBalance: type.has_balance,
      countsHolidays: type.counts_holidays,
      paid: type.paid,
      left: amountText(of.reduce((sum, lot) => sum + lot.left, 0)),
      pending: amountText(holds.get(type.id) ?? 0),
      lots: of.map(({ id, granted, left, validFrom, validTo }) => ({
        id,
        granted: amountText(granted),
        left: amountText(left),
        validFrom,
        validTo,
      })),
    };
  });
}

interface LedgerLine extends Omit<Rows[number], 'balance' | 'why'> {
  readonly note: string | null;
  /** Of the change of the policy that it was written for. */
  readonly before: PolicyFields | null;
  readonly after: PolicyFields | null;
}

/** Every change of a balance of one type, the newest first, with the balance after it. */
export async function presentLedger(
  context: CallContext,
  employmentId: string,
  typeId: string,
): Promise<Rows> {
  const { rows } = await sql<LedgerLine>`select g.id, g.on_day as "on", g.kind, g.amount,
      g.leave_day as "leaveDay", l.valid_to as "validTo", g.note, c.before, c.after,
      g.actor_name as by
    from leave_lot l join leave_ledger g on g.tenant_id = l.tenant_id and g.lot_id = l.id
    left join leave_policy_change c on c.tenant_id = g.tenant_id and c.id = g.policy_change_id
    where l.tenant_id = ${context.tenantId} and l.employment_id = ${employmentId}
      and l.type_id = ${typeId}
    order by g.on_day, g.id`.execute(context.database);
  let balance = 0;
  const lines = rows.map(({ before, after, note, ...row }) => {
    balance += amount(row.amount);
    const policy =
      before === null || after === null ? null : changeWords(context.locale, before, after);
    return {
      ...row,
      // The note of a row that a policy wrote is its key.
      why: row.by === null ? policy : note,
      amount: amountText(amount(row.amount)),
      balance: amountText(balance),
    };
  });
  return lines.reverse();
}
