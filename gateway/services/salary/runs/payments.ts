import { sql } from 'kysely';
import type { BankColumn } from '#bridge/calls/salary/records/bank-template.ts';
import { salaryCodes } from '#bridge/calls/salary/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { bankFileText } from '../texts/bank-file-words.ts';
import type { Run } from './open-run.ts';

/** What one person is paid, and where it goes. */
export interface Payment {
  readonly name: string;
  readonly staffNo: string;
  readonly bank: string | null;
  readonly account: string | null;
  /** Fen. */
  readonly net: string;
}

/** The account that pays. */
export interface Payer {
  readonly name: string;
  readonly bank: string;
  readonly account: string;
}

/** @throws {RefusedError} `salary.noCompanyAccount` where the group has no account to pay from. */
export async function readPayer({ database, tenantId }: CallContext, run: Run): Promise<Payer> {
  const group = await database
    .selectFrom('pay_group as g')
    .where('g.tenant_id', '=', tenantId)
    .where('g.id', '=', run.pay_group_id)
    .select(['g.company_account_name', 'g.company_bank', 'g.company_account'])
    .executeTakeFirstOrThrow();
  const { company_account_name: name, company_bank: bank, company_account: account } = group;
  if (!name || !bank || !account) throw new RefusedError(salaryCodes.noCompanyAccount);
  return { name, bank, account };
}

/** The account is the one of the calculation; who had none then is paid to the one there is by now. */
export async function readPayments(
  { database, tenantId }: CallContext,
  run: Run,
): Promise<readonly Payment[]> {
  const { rows } = await sql<Payment>`
    select s.person_name as name, s.staff_no as "staffNo", s.net::text as net,
      case when s.bank_account is null then b.bank_name else s.bank_name end as bank,
      coalesce(s.bank_account, b.account_no) as account
    from pay_slip s
    join employment e on e.tenant_id = s.tenant_id and e.id = s.employment_id
    left join bank_account b on b.tenant_id = e.tenant_id and b.person_id = e.person_id
      and b.purpose = 'salary' and b.removed_at is null
    where s.tenant_id = ${tenantId} and s.pay_run_id = ${run.id}
      and s.calculation = ${run.calculation}
    order by s.staff_no, s.id`.execute(database);
  return rows;
}

/** Everything that the lines of a bank file are made from. */
export interface BankPayments {
  readonly run: Run;
  readonly payer: Payer;
  readonly payments: readonly Payment[];
}

/** A payment as the cells of a file. */
export function cellsOf(
  { locale }: Pick<CallContext, 'locale'>,
  { run, payer }: BankPayments,
  { name, account, bank, net, staffNo }: Payment,
  at: number,
  amountOf: (fen: string) => string,
): Readonly<Record<BankColumn, string | null>> {
  return {
    number: String(at + 1),
    payerName: payer.name,
    payerAccount: payer.account,
    payerBank: payer.bank,
    name,
    account,
    bank,
    staffNo,
    amount: amountOf(net),
    purpose: bankFileText(locale, 'wages', run.month.slice(0, 7)),
  };
}
