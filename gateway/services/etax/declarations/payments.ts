/** Income beside wages of a tax month: labour, author's and royalty income of employees and of people outside. */
import { type RawBuilder, sql } from 'kysely';
import type { declarationPayments } from '#bridge/calls/etax/declarations.ts';
import { otherIncome } from '#bridge/calls/etax/records/other-income.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { fen, type Money, yuanText } from '#gateway/kernel/exact/money.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import type { PaymentKind } from '../engine/other-income.ts';
import { sequenceOf } from '../records/sequence.ts';
import { requireRun } from './months.ts';
import type { Place } from './person-months.ts';

type Request = ParsedRequestOf<typeof declarationPayments>;
type Row = ResultOf<typeof declarationPayments>['rows'][number];

/** One payment as it is declared, amounts in fen. */
export interface Payment {
  readonly id: string;
  readonly kind: PaymentKind;
  readonly month: string;
  readonly residency: 'resident' | 'non-resident';
  /** Null for somebody outside. */
  readonly personId: string | null;
  readonly staffNo: string | null;
  readonly name: string;
  readonly documentType: 'cn-id' | 'passport' | 'other';
  readonly documentNumber: string | null;
  readonly sharePercent: number;
  readonly ratePercent: number;
  readonly amount: Money;
  readonly expenses: Money;
  readonly taxable: Money;
  readonly quickDeduction: Money;
  readonly tax: Money;
  /** The month of the filed payment that it corrects. */
  readonly corrects: string | null;
  readonly correctedIn: string | null;
  /** Which it is among the corrections that are else alike; null for the first, and for what corrects nothing. */
  readonly sequence: number | null;
}

const moneyNames = ['amount', 'expenses', 'taxable', 'quickDeduction', 'tax'] as const;

type MoneyName = (typeof moneyNames)[number];
type PaymentRow = Omit<Payment, MoneyName> & Readonly<Record<MoneyName, string>>;

/** Lists the payments of a tax month by kind, then by payee. */
export async function listPayments(
  context: CallContext,
  request: Request,
): Promise<ResultOf<typeof declarationPayments>> {
  const { month } = request;
  await requireRun(context, month);
  const found = await readPayments(
    context,
    sql<boolean>`i.month = ${month}::date`,
    sql`limit ${request.rows} offset ${offsetOf(request)}`,
  );
  const page = await pageFrom(request, found.map(presentPayment), () =>
    countPayments(context, month),
  );
  const mayCorrect = hasFunction(context.rights, `${otherIncome.functionId}.edit`);
  return { ...page, can: { correct: mayCorrect && (await isFiled(context, month)) } };
}

async function isFiled({ database, tenantId }: Place, month: string): Promise<boolean> {
  const filing = await database
    .selectFrom('tax_filing')
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .select('id')
    .executeTakeFirst();
  return filing !== undefined;
}

async function countPayments({ database, tenantId }: Place, month: string): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::int as count from other_income i
    where i.tenant_id = ${tenantId} and i.removed_at is null and i.month = ${month}::date`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
}

/** Reads the payments `i` that meet a condition, by month and kind, then by payee. */
export async function readPayments(
  { database, tenantId }: Place,
  where: RawBuilder<boolean>,
  rest: RawBuilder<unknown> = sql``,
): Promise<readonly Payment[]> {
  const { rows } = await sql<PaymentRow>`
    select i.id, i.kind, i.month, i.residency, e.person_id as "personId", e.staff_no as "staffNo",
      coalesce(p.name, i.payee_name) as name,
      coalesce(p.id_document_type, i.document_type) as "documentType",
      coalesce(p.id_number, i.document_number) as "documentNumber",
      i.share_percent as "sharePercent", i.rate_percent as "ratePercent",
      (i.amount * 100)::bigint::text as amount, (i.expenses * 100)::bigint::text as expenses,
      (i.taxable * 100)::bigint::text as taxable,
      (i.quick_deduction * 100)::bigint::text as "quickDeduction", (i.tax * 100)::bigint::text as tax,
      o.month as corrects,
      case when i.corrects_id is not null then ${sequenceOf(tenantId, 'i')} end as sequence,
      (select max(c.month) from other_income c where c.tenant_id = ${tenantId}
        and c.corrects_id = i.id and c.removed_at is null) as "correctedIn"
    from other_income i
    left join employment e on e.tenant_id = ${tenantId} and e.id = i.employment_id
    left join person p on p.tenant_id = ${tenantId} and p.id = e.person_id
    left join other_income o on o.tenant_id = ${tenantId} and o.id = i.corrects_id
    where i.tenant_id = ${tenantId} and i.removed_at is null and ${where}
    order by i.month, array_position(array['labour', 'author', 'royalty'], i.kind), e.staff_no nulls last,
      i.payee_name, i.id ${rest}`.execute(database);
  return rows.map((row) => ({ ...row, ...moneyOf(row) }));
}

function moneyOf(row: Readonly<Record<MoneyName, string>>): Record<MoneyName, Money> {
  return Object.fromEntries(moneyNames.map((name) => [name, fen(BigInt(row[name]))])) as Record<
    MoneyName,
    Money
  >;
}

/** A payment as a page shows it: of the document its end. */
export function presentPayment({
  personId: _personId,
  documentType: _documentType,
  documentNumber,
  ...payment
}: Payment): Row {
  return {
    ...payment,
    documentTail: documentNumber?.slice(-4) ?? null,
    amount: yuanText(payment.amount),
    expenses: yuanText(payment.expenses),
    taxable: yuanText(payment.taxable),
    quickDeduction: yuanText(payment.quickDeduction),
    tax: yuanText(payment.tax),
  };
}
