import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { dispatchMonth } from '#bridge/calls/outsourcing/settle.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addMonths, dayOf, monthStart } from '#gateway/kernel/people/calendar.ts';
import { presentRows } from '#gateway/record/present.ts';
import { readRows } from '#gateway/record/rows.ts';
import { inReach, openScope, type Scope } from '#gateway/record/scope.ts';
import { isMonthClosed } from '../../kaoqin/months/read-totals.ts';
import { records } from '../../records.ts';
import { dispatchSettlements } from '../records/index.ts';
import { readAgencies } from './read-agencies.ts';

type Month = ResultOf<typeof dispatchMonth>;
type Row = Month['rows'][number];

/** Months that can be chosen. */
const shown = 12;

/** Returns the settlements of a month line by line, and what they come to with and without those in dispute. */
export async function readMonth(
  context: CallContext,
  asked: ParsedRequestOf<typeof dispatchMonth>,
): Promise<Month> {
  const { database, tenantId, now } = context;
  const latest = monthStart(dayOf(now()));
  const month = asked.month === undefined ? addMonths(latest, -1) : monthStart(asked.month);
  const scope = await openScope(context, dispatchSettlements, records);
  const rows = await readLines(scope, month);
  const sums = sumsOf(rows);
  return {
    month,
    months: Array.from({ length: shown }, (_, back) => addMonths(latest, -back)),
    closed: await isMonthClosed(database, tenantId, month),
    rows,
    sums,
    // Who may not see every amount sees none of them here.
    agencies: sums === null ? null : await readAgencies(scope, month),
  };
}

async function readLines(scope: Scope, month: string): Promise<Row[]> {
  const { database, tenantId } = scope.context;
  const { rows: found } = await sql<{ id: string }>`select r.id from dispatch_settlement r
    join employment e on e.tenant_id = r.tenant_id and e.id = r.employment_id
    where r.tenant_id = ${tenantId} and r.month = ${month}::date and r.removed_at is null
      and ${inReach(scope)} order by e.staff_no, r.corrects nulls first limit 2000`.execute(
    database,
  );
  const ids = found.map(({ id }) => id);
  const stored = new Map((await readRows(scope, ids)).map((row) => [row.id, row]));
  const presented = await presentRows(
    scope,
    ids.flatMap((id) => stored.get(id) ?? []),
  );
  return presented.map(({ id, fields, names, state, pending }): Row => {
    const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : null);
    return {
      id,
      worker: names.employment ?? '',
      state: state as Row['state'],
      pending: pending !== null,
      corrects: text('corrects'),
      hours: text('hours'),
      basePay: text('basePay'),
      overtimePay: text('overtimePay'),
      insurance: text('insurance'),
      fee: text('fee'),
      tax: text('tax'),
      total: text('total'),
    };
  });
}

/** Null where an amount may not be seen, or has no price. */
function sumsOf(rows: readonly Row[]): Month['sums'] {
  if (rows.some(({ total }) => total === null)) return null;
  const fenOf = (some: readonly Row[]) =>
    some.reduce((sum, { total }) => sum + BigInt((total ?? '0').replace('.', '')), 0n);
  const disputed = rows.filter(({ state }) => state === 'disputed');
  const all = fenOf(rows);
  const open = fenOf(disputed);
  return {
    all: moneyOf(all),
    disputed: moneyOf(open),
    undisputed: moneyOf(all - open),
    lines: rows.length,
    disputedLines: disputed.length,
  };
}

function moneyOf(fen: bigint): string {
  const digits = String(fen < 0n ? -fen : fen).padStart(3, '0');
  return `${fen < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
