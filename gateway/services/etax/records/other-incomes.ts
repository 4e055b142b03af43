import { sql } from 'kysely';
import { otherIncome } from '#bridge/calls/etax/records/other-income.ts';
import { otherIncomeWords } from '#bridge/calls/etax/records/other-income.words.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import {
  bindRecord,
  type Change,
  type ChangeIssue,
  type VirtualSql,
} from '#gateway/record/binding.ts';
import { paymentColumns } from '../engine/payment-columns.ts';
import { sequenceOf } from './sequence.ts';

type Fields = (typeof otherIncome)['fields'];
type Issue = ChangeIssue<'month' | 'residency' | 'amount'>;

/** The first month that the law of today taxes. */
const firstMonth = '2019-01-01';

const column =
  (name: string): VirtualSql =>
  () =>
    sql.ref(`r.${name}`);
const amount =
  (name: string): VirtualSql =>
  () =>
    sql`${sql.ref(`r.${name}`)}::text`;

/** Income beside wages in its table. Its tax is worked out when it is saved, so that a later rule changes no earlier month. */
export const otherIncomes = bindRecord(otherIncome, {
  table: 'other_income',
  words: otherIncomeWords,
  virtuals: {
    payee: ({ tenantId }) => sql`coalesce(r.payee_name, (select p.name from employment e
      join person p on p.tenant_id = ${tenantId} and p.id = e.person_id
      where e.tenant_id = ${tenantId} and e.id = r.employment_id))`,
    corrects: ({ tenantId }) => sql`(select o.month from other_income o
      where o.tenant_id = ${tenantId} and o.id = r.corrects_id)`,
    sequence: ({ tenantId }) => sequenceOf(tenantId, 'r'),
    expenses: amount('expenses'),
    sharePercent: column('share_percent'),
    taxable: amount('taxable'),
    ratePercent: column('rate_percent'),
    quickDeduction: amount('quick_deduction'),
    tax: amount('tax'),
    net: () => sql`(r.amount - r.tax)::text`,
  },
  rules: {
    derive: ({ kind, residency, month, amount: paid }) =>
      paymentColumns({ kind, residency, month, amount: paid }),
    check: checkPayments,
    inUse: findKept,
  },
});

/** A month that was filed keeps what it has, and a taxpayer has one residency. */
async function checkPayments(
  changes: readonly Change<Fields>[],
  context: CallContext,
): Promise<readonly Issue[]> {
  const filed = await readFiled(changes, context);
  const residencies = await readResidencies(changes, context);
  const corrections = await readCorrections(changes, context);
  const today = dayOf(context.now());
  return changes.flatMap(({ id, action, after }): Issue[] => {
    const { month, employment, residency } = after;
    if (filed.has(month)) return [{ id, field: 'month', issue: 'monthFiled' }];
    if (action === 'remove') return [];
    if (corrections.has(id)) return [{ id, field: 'amount', issue: 'correctionFixed' }];
    if (month < firstMonth) return [{ id, field: 'month', issue: 'noRule' }];
    if (month > today) return [{ id, field: 'month', issue: 'inFuture' }];
    const known = residencies.get(employment ?? '');
    const differs = known !== undefined && known !== residency;
    return differs ? [{ id, field: 'residency', issue: 'residencyDiffers' }] : [];
  });
}

async function readFiled(
  changes: readonly Change<Fields>[],
  { database, tenantId }: CallContext,
): Promise<ReadonlySet<string>> {
  const months = [...new Set(changes.map(({ after }) => after.month))];
  const rows = await database
    .selectFrom('tax_filing')
    .where('tenant_id', '=', tenantId)
    .where('month', 'in', months)
    .select('month')
    .distinct()
    .execute();
  return new Set(rows.map(({ month }) => month));
}

/** Those of the rows that are corrections. */
async function readCorrections(
  changes: readonly Change<Fields>[],
  { database, tenantId }: CallContext,
): Promise<ReadonlySet<string>> {
  const ids = changes.flatMap(({ id, before }) => (before === null ? [] : [id]));
  const { rows } = await sql<{ readonly id: string }>`
    select id from other_income
    where tenant_id = ${tenantId} and id = any(${ids}) and corrects_id is not null`.execute(
    database,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Rows of a filed month, and those that a later correction starts from, are not removed. */
async function findKept(
  ids: readonly string[],
  { database, tenantId }: CallContext,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select r.id from other_income r
    where r.tenant_id = ${tenantId} and r.id = any(${ids}) and (
      exists (select from tax_filing f where f.tenant_id = ${tenantId} and f.month = r.month)
      or exists (select from other_income c where c.tenant_id = ${tenantId} and c.removed_at is null
        and c.corrects_id = coalesce(r.corrects_id, r.id) and c.id > r.id))`.execute(database);
  return rows.map(({ id }) => id);
}

async function readResidencies(
  changes: readonly Change<Fields>[],
  { database, tenantId }: CallContext,
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(changes.flatMap(({ after }) => after.employment ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('taxpayer')
    .where('tenant_id', '=', tenantId)
    .where('removed_at', 'is', null)
    .where('employment_id', 'in', ids)
    .select(['employment_id', 'residency'])
    .execute();
  return new Map(rows.map((row) => [row.employment_id, row.residency]));
}
