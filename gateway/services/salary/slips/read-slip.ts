import { type Selectable, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { slipBefore, wholeSlip } from '#bridge/calls/salary/run-shapes.ts';
import type { Database } from '#gateway/db/tables.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { yuanOf, yuanOfSum } from '../runs/amounts.ts';
import type { RunState } from '../runs/open-run.ts';

/** A slip that holds, with its run. */
export interface FoundSlip extends Selectable<Database['pay_slip']> {
  readonly month: string;
  readonly from_on: string;
  readonly to_on: string;
  readonly pay_on: string;
  readonly state: RunState;
  readonly pay_group_id: string;
}

type Place = Pick<CallContext, 'database' | 'tenantId'>;

/** Reads a slip of the company. @throws {RefusedError} `notFound` */
export async function findSlip({ database, tenantId }: Place, id: string): Promise<FoundSlip> {
  const slip = await database
    .selectFrom('pay_slip as s')
    .innerJoin('pay_run as r', (join) =>
      join
        .onRef('r.tenant_id', '=', 's.tenant_id')
        .onRef('r.id', '=', 's.pay_run_id')
        .onRef('r.calculation', '=', 's.calculation'),
    )
    .where('s.tenant_id', '=', tenantId)
    .where('s.id', '=', id)
    .selectAll('s')
    .select(['r.month', 'r.from_on', 'r.to_on', 'r.pay_on', 'r.state', 'r.pay_group_id'])
    .executeTakeFirst();
  if (slip === undefined) throw new RefusedError('notFound');
  return slip;
}

/** What leaves of a slip, with all lines. */
export type WholeSlip = z.output<typeof wholeSlip>;

type Line = WholeSlip['lines'][number];

/** Puts a slip together with its lines. */
export async function presentSlip(place: Place, slip: FoundSlip): Promise<WholeSlip> {
  return {
    id: slip.id,
    payRunId: slip.pay_run_id,
    month: slip.month,
    fromOn: slip.from_on,
    toOn: slip.to_on,
    payOn: slip.pay_on,
    employmentId: slip.employment_id,
    name: slip.person_name,
    staffNo: slip.staff_no,
    organName: slip.organ_name,
    bankName: slip.bank_name,
    bankAccount: slip.bank_account === null ? null : slip.bank_account.slice(-4),
    gross: yuanOf(slip.gross),
    ownContributions: yuanOf(slip.own_contributions),
    employerContributions: yuanOf(slip.employer_contributions),
    tax: yuanOfSum(slip.income_tax, slip.bonus_tax, slip.severance_tax),
    otherDeductions: yuanOfSum(slip.before_tax, slip.after_tax),
    net: yuanOf(slip.net),
    ratePercent: slip.rate_percent,
    lines: await readLines(place, slip),
  };
}

/** The lines of a slip in their order. */
async function readLines(
  { database, tenantId }: Place,
  { id, calculation }: Pick<FoundSlip, 'id' | 'calculation'>,
): Promise<Line[]> {
  const rows = await database
    .selectFrom('pay_line as l')
    .where('l.tenant_id', '=', tenantId)
    .where('l.pay_slip_id', '=', id)
    .where('l.calculation', '=', calculation)
    .orderBy('l.sort_order')
    .selectAll()
    .execute();
  return rows.map((row) => ({
    code: row.code,
    kind: row.kind,
    name: { 'zh-CN': row.name_zh, en: row.name_en },
    amount: row.amount === null ? null : yuanOf(row.amount),
    quantity: row.quantity,
    ruleVersion: row.rule_version,
    inputs: row.inputs as Line['inputs'],
    steps: row.steps as Line['steps'],
  }));
}

/** The slip of the month before with its amounts, which a slip is compared with; null without one. */
export async function readSlipBefore(
  place: Place,
  slip: FoundSlip,
): Promise<z.output<typeof slipBefore> | null> {
  const found = await findSlipBefore(place, slip);
  if (found === null) return null;
  const before = await findSlip(place, found.id);
  const lines = await readLines(place, before);
  return {
    month: before.month,
    net: yuanOf(before.net),
    lines: lines.flatMap(({ code, kind, name, amount }) =>
      amount === null ? [] : [{ code, kind, name, amount }],
    ),
  };
}

/** The slip of the same employment in the month before, or null. */
async function findSlipBefore(
  { database, tenantId }: Place,
  slip: FoundSlip,
): Promise<{ readonly id: string } | null> {
  const { rows } = await sql<{ id: string }>`select s.id from pay_slip s
    join pay_run r on r.tenant_id = s.tenant_id and r.id = s.pay_run_id
      and r.calculation = s.calculation
    where s.tenant_id = ${tenantId} and s.employment_id = ${slip.employment_id}
      and r.pay_group_id = ${slip.pay_group_id}
      and r.month = (${slip.month}::date - interval '1 month')::date`.execute(database);
  return rows[0] ?? null;
}
