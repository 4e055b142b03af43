import { sql } from 'kysely';
import type { correctPayment as correctPaymentCall } from '#bridge/calls/etax/corrections.ts';
import { etaxCodes } from '#bridge/calls/etax/terms.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { fen, less, type Money, yuan, yuanText } from '#gateway/kernel/exact/money.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addMonths } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { findRow } from '#gateway/record/detail.ts';
import { addHistory } from '#gateway/record/history.ts';
import { rightsOn } from '#gateway/record/rights.ts';
import { openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { type PaymentFacts, paymentSteps } from '../engine/payment-columns.ts';
import { otherIncomes } from '../records/other-incomes.ts';
import { lockFilings } from './filings.ts';
import type { Place } from './person-months.ts';

/** Corrects a payment of a filed month by a difference in the open month. */
export async function correctPayment(
  context: CallContext,
  request: ParsedRequestOf<typeof correctPaymentCall>,
): Promise<ResultOf<typeof correctPaymentCall>> {
  const scope = await openScope(context, otherIncomes, records);
  const { standing } = await findRow(scope, request.otherIncomeId);
  if (rightsOn(scope, standing).amount !== 'write') throw new RefusedError('noPermission');
  await lockFilings(context);
  const filed = await lockPayment(context, request.otherIncomeId);
  const lastFiled = await readLastFiled(context, filed.month);
  // What is not filed yet is changed itself, and a correction belongs to the payment that was filed.
  if (filed.correctsId !== null || lastFiled === null) {
    throw new RefusedError(etaxCodes.correctionNotNeeded);
  }
  const row = differenceOf(filed, await readBefore(context, filed.id), request.amount);
  if (row.amount === 0n) {
    throw new RefusedError('badInput', { fields: [{ path: 'amount', issue: 'noChange' }] });
  }
  const month = addMonths(lastFiled, 1);
  const id = uuid7();
  await insertCorrection(context, { ...row, id, month, of: filed.id, note: request.reason });
  const entered = { amount: yuanText(row.amount), month, note: request.reason };
  await addHistory(scope, [
    {
      id,
      action: 'create',
      version: 1,
      changes: Object.entries(entered).map(([field, after]) => ({ field, before: null, after })),
    },
  ]);
  context.record(`otherIncome:${id}`, { corrects: filed.id, month });
  return { id, month, amount: entered.amount, tax: yuanText(row.tax) };
}

interface Filed extends Pick<PaymentFacts, 'kind' | 'residency' | 'month'> {
  readonly id: string;
  readonly correctsId: string | null;
}

/** Locked: two corrections of one payment follow one another. */
async function lockPayment({ database, tenantId }: Place, id: string): Promise<Filed> {
  const { rows } = await sql<Filed>`
    select id, kind, residency, month, corrects_id as "correctsId" from other_income
    where tenant_id = ${tenantId} and id = ${id} and removed_at is null for update`.execute(
    database,
  );
  const [row] = rows;
  if (row === undefined) throw new RefusedError('notFound');
  return row;
}

/** The last month that was filed; null where this one was not. */
async function readLastFiled({ database, tenantId }: Place, month: string): Promise<string | null> {
  const { rows } = await sql<{ readonly last: string | null; readonly filed: boolean | null }>`
    select max(month) as last, bool_or(month = ${month}::date) as filed from tax_filing
    where tenant_id = ${tenantId}`.execute(database);
  const [found] = rows;
  return found?.filed === true ? found.last : null;
}

const amountNames = ['amount', 'expenses', 'taxable', 'tax'] as const;

type Amounts = Readonly<Record<(typeof amountNames)[number], Money>>;

/** What was declared of a payment so far: its row and its corrections. */
async function readBefore({ database, tenantId }: Place, id: string): Promise<Amounts> {
  const { rows } = await sql<Readonly<Record<keyof Amounts, string>>>`
    select (sum(amount) * 100)::bigint::text as amount, (sum(expenses) * 100)::bigint::text as expenses,
      (sum(taxable) * 100)::bigint::text as taxable, (sum(tax) * 100)::bigint::text as tax
    from other_income
    where tenant_id = ${tenantId} and removed_at is null and (id = ${id} or corrects_id = ${id})`.execute(
    database,
  );
  const of = (name: keyof Amounts): Money => fen(BigInt(rows[0]?.[name] ?? 0));
  return { amount: of('amount'), expenses: of('expenses'), taxable: of('taxable'), tax: of('tax') };
}

interface Difference extends Amounts {
  readonly sharePercent: string;
  readonly ratePercent: string;
  readonly quickDeduction: string;
}

/** The right income under the rules of its own month, less what was declared. */
function differenceOf(filed: Filed, before: Amounts, amount: string): Difference {
  const { expenses, taxable, tax, ...rates } = paymentSteps({ ...filed, amount });
  return {
    ...rates,
    amount: less(yuan(amount), before.amount),
    expenses: less(expenses, before.expenses),
    taxable: less(taxable, before.taxable),
    tax: less(tax, before.tax),
  };
}

interface Correction extends Difference {
  readonly id: string;
  readonly of: string;
  readonly month: string;
  readonly note: string;
}

async function insertCorrection(
  { database, tenantId }: Place,
  { id, of, month, note, sharePercent, ratePercent, quickDeduction, ...amounts }: Correction,
): Promise<void> {
  const { amount, expenses, taxable, tax } = amounts;
  await sql`
    insert into other_income (tenant_id, id, corrects_id, employment_id, payee_name, document_type,
      document_number, residency, kind, month, amount, expenses, share_percent, taxable, rate_percent,
      quick_deduction, tax, note)
    select tenant_id, ${id}, id, employment_id, payee_name, document_type, document_number, residency,
      kind, ${month}::date, ${yuanText(amount)}::numeric, ${yuanText(expenses)}::numeric,
      ${sharePercent}::integer, ${yuanText(taxable)}::numeric, ${ratePercent}::integer,
      ${quickDeduction}::numeric, ${yuanText(tax)}::numeric, ${note}
    from other_income where tenant_id = ${tenantId} and id = ${of}`.execute(database);
}
