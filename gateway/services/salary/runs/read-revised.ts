import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { KeptSlip, PlanUsed } from '../engine/result-difference.ts';
import type { Run } from './open-run.ts';

/** The item that corrections are entered under. */
export const correctionItem = 'correction';

/** A slip of a paid month whose result has a newer revision. */
export interface RevisedSlip {
  readonly employmentId: string;
  readonly slipId: string;
  readonly runId: string;
  /** The group that paid it. */
  readonly groupId: string;
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
  readonly scaleId: string;
  /** What calculations entered by themselves in months that are submitted or paid. */
  readonly settled: string;
  readonly entryId: string | null;
  readonly entered: string | null;
  /** Entries of months that have no open run and did not pay them. */
  readonly abandoned: readonly string[];
  /** Somebody corrected the slip, entered a correction, or changed or removed one: nothing is entered by itself. */
  readonly isByHand: boolean;
  /** Somebody corrected the slip since the revision. */
  readonly isHandled: boolean;
  /** No later month that the person is paid for was calculated since the revision. */
  readonly isNew: boolean;
}

/** The slips of paid months whose result has a newer revision by the pay day of a run. */
export async function readRevised(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  { month, pay_on: payOn }: Pick<Run, 'month' | 'pay_on'>,
): Promise<readonly RevisedSlip[]> {
  const inOther = sql`c.result_id is not null and n.removed_at is null and n.month <> ${month}::date`;
  const { rows } =
    await sql<RevisedSlip>`select s.employment_id as "employmentId", s.id as "slipId",
      r.id as "runId", r.pay_group_id as "groupId", s.facts, r.month, r.from_on as "fromOn",
      r.to_on as "toOn", r.tax_month as "taxMonth", r.plan_used as used, q.id as "resultId",
      a.id as appraisal, q.revision, q.level, y.scale_id as "scaleId",
      (select coalesce(sum(n.quantity), 0)::text ${entries} and ${inOther} and ${isSettled}) as settled,
      e.id as "entryId", e.quantity::text as entered,
      array(select n.id ${entries} and ${inOther} and not ${isSettled} and not ${isPending})
        as abandoned,
      (${byHand} or exists (select ${entries} and ${inOther} and not ${isSettled} and ${isPending}))
        as "isByHand",
      exists (select ${entries} and c.result_id is null and n.removed_at is null
        and (c.at at time zone 'Asia/Shanghai')::date >= q.released_on) as "isHandled",
      not exists (select from pay_slip z
        join pay_run w on w.tenant_id = z.tenant_id and w.id = z.pay_run_id
          and w.calculation = z.calculation and w.state in ('paid', 'closed')
          and w.month > r.month and w.month < ${month}::date
        join pay_run_step t on t.tenant_id = w.tenant_id and t.pay_run_id = w.id
          and t.action = 'calculated'
          and (t.at at time zone 'Asia/Shanghai')::date > q.released_on
        where z.tenant_id = s.tenant_id and z.employment_id = s.employment_id) as "isNew"
    from performance_result q
    join appraisal a on a.tenant_id = q.tenant_id and a.id = q.appraisal_id
    join performance_cycle y on y.tenant_id = a.tenant_id and y.id = a.cycle_id
    join pay_slip s on s.tenant_id = a.tenant_id and s.employment_id = a.employment_id
      and s.fault is null and s.facts->'performance'->>'appraisal' = a.id::text
      and (s.facts->'performance'->>'revision')::int < q.revision
      -- The same level again leaves nothing, but what an earlier revision made.
      and (s.facts->'performance'->>'level' <> q.level
        or exists (select ${entries} and c.result_id is not null))
    join pay_run r on r.tenant_id = s.tenant_id and r.id = s.pay_run_id
      and r.calculation = s.calculation and r.state in ('paid', 'closed')
      and r.month < ${month}::date and r.plan_used is not null
    left join lateral (select n.id, n.quantity ${entries} and c.result_id is not null
      and n.removed_at is null and n.month = ${month}::date order by n.id desc limit 1) e on true
    where q.tenant_id = ${tenantId} and q.revision > 1 and q.level is not null
      and q.released_on <= ${payOn}::date
      and not exists (select from performance_result o where o.tenant_id = q.tenant_id
        and o.appraisal_id = q.appraisal_id and o.revision > q.revision
        and o.released_on <= ${payOn}::date)
    order by s.employment_id, r.month`.execute(database);
  return rows;
}

/** The entries (`n`) that correct a slip (`s`). */
const entries = sql`from pay_correction c
  join pay_entry n on n.tenant_id = c.tenant_id and n.id = c.pay_entry_id
  where c.tenant_id = s.tenant_id and c.pay_slip_id = s.id`;

/** The month of an entry (`n`) is submitted or paid for its person. */
const isSettled = sql`exists (select from pay_slip z
  join pay_run w on w.tenant_id = z.tenant_id and w.id = z.pay_run_id
    and w.calculation = z.calculation and w.state not in ('draft', 'calculated')
  where z.tenant_id = n.tenant_id and z.employment_id = n.employment_id and w.month = n.month)`;

/** A run that may still pay the entry (`n`). */
const isPending = sql`exists (select from pay_run w where w.tenant_id = n.tenant_id
  and w.month = n.month and w.state in ('draft', 'calculated'))`;

/** Calculations leave the version of an entry alone: a higher one is a change or a removal by somebody. */
const byHand = sql`(exists (select ${entries} and c.result_id is null and n.removed_at is null)
  or exists (select ${entries} and c.result_id is not null and n.version > 1)
  or exists (select from pay_entry n
    join pay_item i on i.tenant_id = n.tenant_id and i.id = n.item_id and i.code = ${correctionItem}
    where n.tenant_id = s.tenant_id and n.employment_id = s.employment_id and n.month > r.month
      and n.removed_at is null and not exists (select from pay_correction c
        where c.tenant_id = n.tenant_id and c.pay_entry_id = n.id)))`;
