import { createHash } from 'node:crypto';
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { TemplateColumn } from '#bridge/calls/salary/records/bank-template.ts';
import type { payBankFile } from '#bridge/calls/salary/runs.ts';
import { bankColumns, salaryCodes } from '#bridge/calls/salary/terms.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type Cell, sheetTypes, writeCsv, writeXlsx } from '#gateway/kernel/sheets/write-sheet.ts';
import { bankFileText } from '../texts/bank-file-words.ts';
import { yuanOf } from './amounts.ts';
import { type BankTemplate, readBankTemplate, writeByTemplate } from './bank-layout.ts';
import { keepRunStep, type Run, readRun } from './open-run.ts';
import { type BankPayments, cellsOf, type Payment, readPayer, readPayments } from './payments.ts';
import { requireEqualTotals } from './totals.ts';

/** Writes the payments of an approved run for the bank: the file, the slips and the run have one total. */
export async function downloadBankFile(
  context: CallContext,
  { payRunId, format }: ParsedRequestOf<typeof payBankFile>,
): Promise<FileAnswer> {
  const run = await readRun(context, payRunId);
  if (run.state !== 'approved' && run.state !== 'paid') throw new RefusedError('notNow');
  await requireEqualTotals(context, run);
  const template = format === 'template' ? await readBankTemplate(context, run) : null;
  const payer = await readPayer(context, run);
  const payments = payable(await readPayments(context, run));
  const total = payments.reduce((sum, { net }) => sum + BigInt(net), 0n);
  if (String(total) !== run.net) throw new RefusedError(salaryCodes.totalsDiffer);
  const all = { run, payer, payments };
  const content =
    format === 'template' && template !== null
      ? await writeByTemplate(context, template, all)
      : await writeOwn(context, format === 'csv' ? 'csv' : 'xlsx', all);
  const digest = createHash('sha256').update(content).digest('hex');
  const note = bankFileText(context.locale, 'note', String(payments.length), yuanOf(total));
  await keepRunStep(context, run.id, 'bank-file', `${note} · ${digest.slice(0, 16)}`);
  context.record(`payRun:${run.id}`, { payments: payments.length, format, digest });
  const container = template?.container ?? (format === 'csv' ? 'csv' : 'xlsx');
  const name = nameOf(context, run, template, payments.length, yuanOf(total));
  return new FileAnswer(`${name}.${container}`, typeOf(container, template), content);
}

/**
 * Nothing to pay is no payment; below zero or without an account it is nothing a bank can do.
 * @throws {RefusedError} `salary.missingAccounts`
 */
function payable(payments: readonly Payment[]): readonly Payment[] {
  const paid = payments.filter(({ net }) => net !== '0');
  const isPayable = ({ net, account }: Payment) => BigInt(net) > 0n && Boolean(account);
  if (!paid.every(isPayable)) throw new RefusedError(salaryCodes.missingAccounts);
  return paid;
}

function nameOf(
  { locale }: CallContext,
  run: Run,
  template: BankTemplate | null,
  count: number,
  total: string,
): string {
  const month = run.month.slice(0, 7);
  if (!template?.fileName) return bankFileText(locale, 'title', run.group_name, month);
  const values: Readonly<Record<string, string>> = {
    group: run.group_name,
    month,
    total,
    count: String(count),
  };
  return template.fileName
    .replaceAll(/\{(group|month|count|total)\}/g, (_, name: string) => values[name] ?? '')
    .replaceAll(/[\\/:*?"<>|]/g, '-');
}

function typeOf(container: 'csv' | 'txt' | 'xlsx', template: BankTemplate | null): string {
  if (container === 'xlsx') return sheetTypes.xlsx;
  const kind = container === 'txt' ? 'text/plain' : 'text/csv';
  return `${kind}; charset=${template?.encoding ?? 'utf-8'}`;
}

/** All columns, in the language of the caller, for a bank without a template. */
function writeOwn(
  context: CallContext,
  format: 'csv' | 'xlsx',
  all: BankPayments,
): Promise<Buffer> {
  const { locale } = context;
  const columns = Object.keys(bankColumns) as TemplateColumn['column'][];
  const sheet = {
    name: bankFileText(locale, 'sheet'),
    columns: columns.map((column) => ({ header: bankFileText(locale, column), isDay: false })),
    rows: rows(),
  };
  return format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet);

  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for (const [at, payment] of all.payments.entries()) {
      const cells = cellsOf(context, all, payment, at, yuanOf);
      yield columns.map((column) => cells[column]);
    }
    const sum = all.payments.reduce((total, { net }) => total + BigInt(net), 0n);
    const word = bankFileText(locale, 'total', String(all.payments.length));
    yield columns.map((column) =>
      column === 'number' ? word : column === 'amount' ? yuanOf(sum) : null,
    );
  }
}
