import { sql } from 'kysely';
import { fen, type Money, yuan } from '#gateway/kernel/exact/money.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { OwnRule } from '#gateway/kernel/law/own-rule.ts';
import { factorOf } from '../../performance/results/for-pay.ts';
import { type KeptSlip, type PlanUsed, resultDifference } from '../engine/result-difference.ts';
import { NoValueError } from '../formula/types.ts';
import { readPeople } from './load-people.ts';
import { rulesOfRun } from './load-plan.ts';
import type { Run } from './open-run.ts';

/** What a revised result leaves to pay or take back for a slip that is settled. */
export interface ResultDifference {
  readonly employmentId: string;
  readonly slipId: string;
  /** The month of the slip. */
  readonly month: string;
  /** The revision. */
  readonly resultId: string;
  /** What the open month owes; null where it cannot be worked out. */
  readonly owed: Money | null;
  /** The entry of the open month that an earlier calculation made. */
  readonly entered: { readonly entryId: string; readonly amount: Money } | null;
  /** Somebody corrected the slip by hand: what that was for is not known, so nothing is entered by itself. */
  readonly isByHand: boolean;
  /** Released since the month before was paid. */
  readonly isNew: boolean;
}

interface Row {
  readonly employmentId: string;
  readonly slipId: string;
  readonly facts: KeptSlip;
  readonly month: string;
  readonly fromOn: string;
  readonly toOn: string;
  readonly taxMonth: string;
  readonly used: PlanUsed;
  readonly resultId: string;
  readonly appraisal: string;
  readonly revision: number;
  readonly level: string;
  readonly factors: string | null;
  readonly settled: string;
  readonly entryId: string | null;
  readonly entered: string | null;
  readonly isByHand: boolean;
  readonly isNew: boolean;
}

type Scope = Pick<CallContext, 'database' | 'tenantId'>;
type OpenRun = Pick<
  Run,
  'month' | 'pay_on' | 'pay_group_id' | 'group_organ_id' | 'from_on' | 'to_on'
>;

/** The differences that revised results leave to an open run; what is settled in other months is taken off. */
export async function readDifferences(
  scope: Scope,
  run: OpenRun,
): Promise<readonly ResultDifference[]> {
  const rows = await readRevised(scope, run);
  if (rows.length === 0) return [];
  const revised = [...new Set(rows.map(({ employmentId }) => employmentId))];
  const people = await readPeople(scope.database, scope.tenantId, run, revised);
  const paidHere = new Set(people.map(({ id }) => id));
  const rules = new Map<string, readonly OwnRule[]>();
  const found: ResultDifference[] = [];
  for (const row of rows) {
    if (!paidHere.has(row.employmentId)) continue;
    const { taxMonth } = row;
    const own =
      rules.get(taxMonth) ??
      (await rulesOfRun(scope.database, scope.tenantId, { tax_month: taxMonth })).own;
    rules.set(taxMonth, own);
    found.push(differenceOf(row, own));
  }
  return found;
}

/** The slips of paid months whose result has a newer revision by the pay day. */
async function readRevised(
  { database, tenantId }: Scope,
  { month, pay_on: payOn, pay_group_id: group }: OpenRun,
): Promise<readonly Row[]> {
  const entry = (inside: ReturnType<typeof sql>) => sql`select n.* from pay_correction c
    join pay_entry n on n.tenant_id = c.tenant_id and n.id = c.pay_entry_id and n.removed_at is null
    where c.tenant_id = s.tenant_id and c.pay_slip_id = s.id and ${inside}`;
  const { rows } = await sql<Row>`select s.employment_id as "employmentId", s.id as "slipId",
      s.facts, r.month, r.from_on as "fromOn", r.to_on as "toOn", r.tax_month as "taxMonth",
      r.plan_used as used, q.id as "resultId", a.id as appraisal, q.revision, q.level, sc.factors,
      (select coalesce(sum(x.quantity), 0)::text from (${entry(
        sql`c.result_id is not null and n.month <> ${month}::date`,
      )}) x) as settled,
      e.id as "entryId", e.quantity::text as entered,
      exists (${entry(sql`c.result_id is null`)}) as "isByHand",
      q.released_on >= coalesce((select max(t.at at time zone 'Asia/Shanghai')::date
        from pay_run p join pay_run_step t on t.tenant_id = p.tenant_id and t.pay_run_id = p.id
        where p.tenant_id = s.tenant_id and p.pay_group_id = ${group} and p.month < ${month}::date
          and t.action = 'paid'), '-infinity') as "isNew"
    from performance_result q
    join appraisal a on a.tenant_id = q.tenant_id and a.id = q.appraisal_id
    join performance_cycle y on y.tenant_id = a.tenant_id and y.id = a.cycle_id
    join performance_scale sc on sc.tenant_id = y.tenant_id and sc.id = y.scale_id
    join pay_slip s on s.tenant_id = a.tenant_id and s.employment_id = a.employment_id
      and s.fault is null and s.facts->'performance'->>'appraisal' = a.id::text
      and (s.facts->'performance'->>'revision')::int < q.revision
    join pay_run r on r.tenant_id = s.tenant_id and r.id = s.pay_run_id
      and r.calculation = s.calculation and r.state in ('paid', 'closed')
      and r.month < ${month}::date and r.plan_used is not null
    left join lateral (${entry(
      sql`c.result_id is not null and n.month = ${month}::date`,
    )} order by n.id desc limit 1) e on true
    where q.tenant_id = ${tenantId} and q.revision > 1 and q.level is not null
      and q.released_on <= ${payOn}::date
      and not exists (select from performance_result o where o.tenant_id = q.tenant_id
        and o.appraisal_id = q.appraisal_id and o.revision > q.revision
        and o.released_on <= ${payOn}::date)
    order by s.employment_id, r.month`.execute(database);
  return rows;
}

function differenceOf(row: Row, own: readonly OwnRule[]): ResultDifference {
  const { employmentId, slipId, month, resultId, entryId, entered, isByHand, isNew } = row;
  const all = wholeDifference(row, own);
  return {
    employmentId,
    slipId,
    month,
    resultId,
    owed: all === null ? null : fen(all - yuan(row.settled)),
    entered: entryId === null ? null : { entryId, amount: yuan(entered ?? '0') },
    isByHand,
    isNew,
  };
}

function wholeDifference(row: Row, own: readonly OwnRule[]): Money | null {
  const { facts, fromOn, toOn, taxMonth, used, appraisal, revision, level, factors } = row;
  const run = { fromOn, toOn, payMonth: taxMonth.slice(0, 7), used, own };
  const now = { appraisal, revision, level, factor: factorOf(factors, level) };
  try {
    return resultDifference(facts, run, now);
  } catch (error) {
    if (error instanceof NoValueError) return null;
    throw error;
  }
}

/** Whether a difference waits for somebody: the open month does not have it, and it is not entered by itself. */
export function waitsForHand(
  { owed, entered, isByHand, isNew }: ResultDifference,
  canEnter: boolean,
): boolean {
  if (!isNew || owed === (entered?.amount ?? 0n)) return false;
  return owed === null || isByHand || !canEnter;
}
