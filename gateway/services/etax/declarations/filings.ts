import { sql } from 'kysely';
import type { fileDeclaration } from '#bridge/calls/etax/declarations.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { fen, yuanText } from '#gateway/kernel/exact/money.ts';
import type { Place } from './person-months.ts';

/** What was filed, as the database keeps it: sums in fen. */
export interface Filing {
  readonly id: string;
  readonly month: string;
  readonly filedOn: string;
  readonly receiptNo: string | null;
  readonly note: string | null;
  readonly people: number;
  readonly income: string;
  readonly tax: string;
  readonly by: string;
  readonly at: Date;
}

/** Reads what was filed of some months, the oldest first. */
export async function readFilings(
  { database, tenantId }: Place,
  from: string,
  to: string,
): Promise<readonly Filing[]> {
  const { rows } = await sql<Filing>`
    select id, month, filed_on as "filedOn", receipt_no as "receiptNo", note, people,
      income::text as income, tax::text as tax, actor_name as by, at
    from tax_filing
    where tenant_id = ${tenantId} and month >= ${from}::date and month <= ${to}::date
    order by at, id`.execute(database);
  return rows;
}

/** Filings and corrections of a company follow one another: no correction lands in a month that is being filed. */
export async function lockFilings({ database, tenantId }: Place): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tax-filing:${tenantId}`}, 0))`.execute(
    database,
  );
}

/** A filing as a page shows it. */
export function presentFiling(filing: Filing): ResultOf<typeof fileDeclaration> {
  const { id, filedOn, receiptNo, note, people, by } = filing;
  return {
    id,
    filedOn,
    receiptNo,
    note,
    people,
    by,
    income: yuanText(fen(BigInt(filing.income))),
    tax: yuanText(fen(BigInt(filing.tax))),
    at: filing.at.toISOString(),
  };
}
