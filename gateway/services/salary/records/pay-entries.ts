import { sql } from 'kysely';
import { payEntry } from '#bridge/calls/salary/records/pay-entry.ts';
import { payEntryWords } from '#bridge/calls/salary/records/pay-entry.words.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { bindRecord, type Change, type ChangeIssue } from '#gateway/record/binding.ts';

type Fields = (typeof payEntry)['fields'];

/** Monthly entries in their table. Those of a month that was submitted stay as they are. */
export const payEntries = bindRecord(payEntry, {
  table: 'pay_entry',
  words: payEntryWords,
  rules: { check: refuseSettled, staysRemoved: true },
});

/** What comes too late for a month is a correction in the one that is open. */
async function refuseSettled(
  changes: readonly Change<Fields>[],
  { database, tenantId }: CallContext,
): Promise<readonly ChangeIssue<'month'>[]> {
  if (changes.length === 0) return [];
  const { rows } = await sql<{ employment: string; month: string }>`
    select distinct s.employment_id as employment, r.month from pay_slip s
    join pay_run r on r.tenant_id = s.tenant_id and r.id = s.pay_run_id
      and r.calculation = s.calculation and r.state not in ('draft', 'calculated')
    where s.tenant_id = ${tenantId}
      and s.employment_id = any(${changes.map(({ after }) => after.employment)})`.execute(database);
  const settled = new Set(rows.map(({ employment, month }) => `${employment} ${month}`));
  return changes
    .filter(({ after }) => settled.has(`${after.employment} ${after.month}`))
    .map(({ id }) => ({ id, field: 'month', issue: 'readOnly' }) as const);
}
