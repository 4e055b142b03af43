import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays, monthStart } from '#gateway/kernel/people/calendar.ts';
import { reevaluate } from '#gateway/services/kaoqin/days/reevaluate.ts';
import { insertRows } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import { payDemoWords } from '../tenant/pay-words.ts';
import type { Structure } from '../tenant/structure.ts';

interface OpenDay {
  readonly employment: string;
  readonly day: string;
  readonly hash: string;
}

/** Settles two exceptions of the open month and reminds of a third; the others wait in the inbox. */
export async function decideDays(
  transaction: DatabaseTransaction,
  { tenantId, anchor, plan }: Structure,
  random: Random,
  reasons: { readonly waive: string; readonly confirm: string },
): Promise<void> {
  const { rows } = await sql<OpenDay>`select d.employment_id as employment, d.day, d.hash
    from day_result d where d.tenant_id = ${tenantId} and d.day <= ${anchor}::date
      and d.day >= ${monthStart(addDays(anchor, -10))}::date
      and not exists (select from attendance_month m where m.tenant_id = d.tenant_id
        and m.state = 'closed' and m.month = date_trunc('month', d.day)::date)
    order by (d.exceptions = array['late']) desc, d.day desc, d.employment_id limit 3`.execute(
    transaction,
  );
  const [waived, confirmed, reminded] = rows;
  if (waived === undefined) return;
  const at = `${addDays(anchor, -1)}T03:00:00Z`;
  const decision = (one: OpenDay, kind: 'waive' | 'confirm') => ({
    tenant_id: tenantId,
    id: random.id(),
    employment_id: one.employment,
    day: one.day,
    kind,
    result_hash: one.hash,
    reason: reasons[kind],
    actor_name: payDemoWords[plan.locale].maker,
    created_at: at,
  });
  await insertRows(transaction, 'day_decision', [
    decision(waived, 'waive'),
    ...(confirmed === undefined ? [] : [decision(confirmed, 'confirm')]),
  ]);
  const { employment, day } = reminded ?? waived;
  await insertRows(transaction, 'day_reminder', [
    { tenant_id: tenantId, id: random.id(), employment_id: employment, day, at },
  ]);
  const now = () => new Date(`${anchor}T00:00:00Z`);
  await reevaluate(
    { database: transaction, tenantId, now },
    [waived.employment],
    { from: waived.day, to: waived.day },
    'skip',
  );
}
