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
  const removed = new Set(changes.flatMap(({ id, action }) => (action === 'remove' ? [id] : [])));
  const today = dayOf(context.now());
  return changes.flatMap(({ id, action, after }): Issue[] => {
    const { month, employment, residency } = after;
    if (filed.has(month)) return [{ id, field: 'month', issue: 'monthFiled' }];
    const correction = corrections.get(id);
    if (action === 'remove') {
      const later = correction?.later.some((one) => !removed.has(one)) ?? false;
      return later ? [{ id, field: 'month', issue: 'correctionFixed' }] : [];
    }
    if (correction !== undefined) return [{ id, field: 'amount', issue: 'correctionFixed' }];
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

interface CorrectionRow {
  readonly id: string;
  /** Corrections of the same payment that were made after it. */
  readonly later: readonly string[];
}

/** Those of the rows that are corrections. */
async function readCorrections(
  changes: readonly Change<Fields>[],
  { database, tenantId }: CallContext,
): Promise<ReadonlyMap<string, CorrectionRow>> {
  const ids = changes.flatMap(({ id, before }) => (before === null ? [] : [id]));
  if (ids.length === 0) return new Map();
  const { rows } = await sql<CorrectionRow>`
    select r.id, array(select c.id::text from other_income c where c.tenant_id = ${tenantId}
      and c.corrects_id = r.corrects_id and c.removed_at is null and c.id > r.id) as later
    from other_income r
    where r.tenant_id = ${tenantId} and r.id = any(${ids}) and r.corrects_id is not null`.execute(
    database,
  );
  return new Map(rows.map((row) => [row.id, row]));
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
