import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { payRunReasons } from '#bridge/calls/salary/runs.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { yuanOf } from './amounts.ts';
import type { ChangeReason } from './compare.ts';
import { readRun } from './open-run.ts';
import { findRunBefore } from './read-runs.ts';

interface ReasonRow {
  readonly reason: ChangeReason;
  readonly people: number;
  readonly difference: string;
}

/** Why the pay of a run differs from the month before, the largest difference first. */
export async function readReasons(
  context: CallContext,
  { payRunId }: ParsedRequestOf<typeof payRunReasons>,
): Promise<ResultOf<typeof payRunReasons>> {
  const { database, tenantId } = context;
  const run = await readRun(context, payRunId);
  const before = await findRunBefore(context, run);
  // Who is paid no longer has no slip here that could say so.
  const { rows } = await sql<ReasonRow>`
    select reason, count(*)::int as people, sum(difference)::bigint::text as difference from (
      select unnest(s.reasons) as reason, s.net - coalesce(s.net_before, 0) as difference
      from pay_slip s where s.tenant_id = ${tenantId} and s.pay_run_id = ${run.id}
        and s.calculation = ${run.calculation}
      union all
      select 'left', -b.net from pay_slip b
      where b.tenant_id = ${tenantId} and b.pay_run_id = ${before?.id ?? null}::uuid
        and b.calculation = ${before?.calculation ?? 0}
        and not exists (select from pay_slip s where s.tenant_id = ${tenantId}
          and s.pay_run_id = ${run.id} and s.calculation = ${run.calculation}
          and s.employment_id = b.employment_id)
    ) x group by reason order by abs(sum(difference)) desc, reason`.execute(database);
  return {
    reasons: rows.map(({ reason, people, difference }) => ({
      reason,
      people,
      difference: yuanOf(difference),
    })),
  };
}
