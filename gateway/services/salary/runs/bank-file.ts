import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { payBankFile } from '#bridge/calls/salary/runs.ts';
import { salaryCodes } from '#bridge/calls/salary/terms.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type Cell, sheetTypes, writeCsv, writeXlsx } from '#gateway/kernel/sheets/write-sheet.ts';
import { bankFileText } from '../texts/bank-file-words.ts';
import { yuanOf } from './amounts.ts';
import { keepRunStep, type Run, readRun } from './open-run.ts';
import { requireEqualTotals } from './totals.ts';

interface Payment {
  readonly name: string;
  readonly staffNo: string;
  readonly bank: string | null;
  readonly account: string | null;
  readonly net: string;
}

/** Writes the payments of an approved run for the bank: the file, the slips and the run have one total. */
export async function downloadBankFile(
  context: CallContext,
  { payRunId, format }: ParsedRequestOf<typeof payBankFile>,
): Promise<FileAnswer> {
  const run = await readRun(context, payRunId);
  if (run.state !== 'approved' && run.state !== 'paid') throw new RefusedError('notNow');
  await requireEqualTotals(context, run);
  const payer = await readPayer(context, run);
  const payments = await readPayments(context, run);
  // Nothing to pay is no payment; below zero or without an account it is nothing a bank can do.
  const paid = payments.filter(({ net }) => net !== '0');
  const isPayable = ({ net, account }: Payment) => BigInt(net) > 0n && Boolean(account);
  if (!paid.every(isPayable)) throw new RefusedError(salaryCodes.missingAccounts);
  const total = paid.reduce((sum, { net }) => sum + BigInt(net), 0n);
  if (String(total) !== run.net) throw new RefusedError(salaryCodes.totalsDiffer);
  const content = await write(context, format, run, payer, paid);
  const digest = createHash('sha256').update(content).digest('hex');
  const note = bankFileText(context.locale, 'note', String(paid.length), yuanOf(total));
  await keepRunStep(context, run.id, 'bank-file', `${note} · ${digest.slice(0, 16)}`);
  context.record(`payRun:${run.id}`, { payments: paid.length, format, digest });
  const title = bankFileText(context.locale, 'title', run.group_name, run.month.slice(0, 7));
  return new FileAnswer(`${title}.${format}`, sheetTypes[format], content);
}

interface Payer {
  readonly name: string;
  readonly bank: string;
  readonly account: string;
}

async function readPayer({ database, tenantId }: CallContext, run: Run): Promise<Payer> {
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
async function readPayments(
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

const columns = [
  'number',
  'payerName',
  'payerAccount',
  'payerBank',
  'name',
  'account',
  'bank',
  'amount',
  'purpose',
  'staffNo',
] as const;

function write(
  { locale }: CallContext,
  format: 'csv' | 'xlsx',
  run: Run,
  payer: Payer,
  payments: readonly Payment[],
): Promise<Buffer> {
  const purpose = bankFileText(locale, 'wages', run.month.slice(0, 7));
  const sheet = {
    name: bankFileText(locale, 'sheet'),
    columns: columns.map((column) => ({ header: bankFileText(locale, column), isDay: false })),
    rows: rows(),
  };
  return format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet);

  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for (const [at, one] of payments.entries()) {
      const { name, account, bank, net, staffNo } = one;
      const from = [payer.name, payer.account, payer.bank];
      yield [String(at + 1), ...from, name, account, bank, yuanOf(net), purpose, staffNo];
    }
    const sum = payments.reduce((all, { net }) => all + BigInt(net), 0n);
    const total = bankFileText(locale, 'total', String(payments.length));
    yield [total, null, null, null, null, null, null, yuanOf(sum), null, null];
  }
}
