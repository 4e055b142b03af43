import {
  readBankColumns,
  type TemplateColumn,
} from '#bridge/calls/salary/records/bank-template.ts';
import { salaryCodes } from '#bridge/calls/salary/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type Cell, writeXlsx } from '#gateway/kernel/sheets/write-sheet.ts';
import { bankFileText } from '../texts/bank-file-words.ts';
import { yuanOf } from './amounts.ts';
import { writeGbk } from './gbk.ts';
import type { Run } from './open-run.ts';
import { type BankPayments, cellsOf } from './payments.ts';

/** The layout that the bank of a pay group takes. */
export interface BankTemplate {
  readonly name: string;
  readonly container: 'csv' | 'txt' | 'xlsx';
  readonly encoding: 'gbk' | 'utf-8';
  readonly separator: 'comma' | 'tab' | 'pipe';
  readonly amounts: 'yuan' | 'fen';
  readonly hasHeader: boolean;
  readonly hasTotal: boolean;
  readonly columns: readonly TemplateColumn[];
  readonly fileName: string | null;
}

/** The name of the template of a group, or null. */
export async function readTemplateName(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  run: Pick<Run, 'pay_group_id'>,
): Promise<string | null> {
  const row = await templateOf({ database, tenantId }, run).select('t.name').executeTakeFirst();
  return row?.name ?? null;
}

/** @throws {RefusedError} `salary.noBankTemplate` where the group has none. */
export async function readBankTemplate(context: CallContext, run: Run): Promise<BankTemplate> {
  const row = await templateOf(context, run).selectAll('t').executeTakeFirst();
  if (row === undefined) throw new RefusedError(salaryCodes.noBankTemplate);
  const { name, container, encoding, separator, amounts } = row;
  return {
    name,
    container,
    encoding,
    separator,
    amounts,
    hasHeader: row.has_header,
    hasTotal: row.has_total,
    columns: readBankColumns(row.columns) ?? [],
    fileName: row.file_name,
  };
}

function templateOf(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  run: Pick<Run, 'pay_group_id'>,
) {
  return database
    .selectFrom('pay_group as g')
    .innerJoin('bank_template as t', (join) =>
      join.onRef('t.tenant_id', '=', 'g.tenant_id').onRef('t.id', '=', 'g.bank_template_id'),
    )
    .where('g.tenant_id', '=', tenantId)
    .where('g.id', '=', run.pay_group_id)
    .where('t.removed_at', 'is', null);
}

/** Writes payments as the bank takes them. */
export async function writeByTemplate(
  context: CallContext,
  template: BankTemplate,
  all: BankPayments,
): Promise<Buffer> {
  const headers = template.columns.map(({ header }) => header);
  const rows = [...rowsOf(context, template, all)];
  if (template.container === 'xlsx') {
    const [first = [], ...rest] = template.hasHeader ? [headers, ...rows] : rows;
    return writeXlsx({
      name: bankFileText(context.locale, 'sheet'),
      // A sheet always has a first line.
      columns: first.map((cell) => ({ header: String(cell ?? ''), isDay: false })),
      rows: (async function* () {
        yield* rest;
      })(),
    });
  }
  const lines = template.hasHeader ? [headers, ...rows] : rows;
  const text = lines.map((cells) => lineOf(cells, template)).join('');
  return template.encoding === 'gbk' ? writeGbk(text) : Buffer.from(text);
}

function* rowsOf(
  context: CallContext,
  { columns, amounts, hasTotal }: BankTemplate,
  all: BankPayments,
): Generator<readonly Cell[]> {
  const amountOf = (fen: string | bigint) => (amounts === 'fen' ? String(fen) : yuanOf(fen));
  for (const [at, payment] of all.payments.entries()) {
    const cells = cellsOf(context, all, payment, at, amountOf);
    yield columns.map(({ column }) => cells[column]);
  }
  if (!hasTotal) return;
  const sum = all.payments.reduce((total, { net }) => total + BigInt(net), 0n);
  const word = bankFileText(context.locale, 'total', String(all.payments.length));
  const place = columns[0]?.column === 'amount' ? 1 : 0;
  yield columns.map(({ column }, at) =>
    column === 'amount' ? amountOf(sum) : at === place ? word : '',
  );
}

const separators = { comma: ',', tab: '\t', pipe: '|' } as const;

/** Only a comma can be put in quotes; of the others, banks want none inside a cell. */
function lineOf(cells: readonly Cell[], { separator }: BankTemplate): string {
  const mark = separators[separator];
  const texts = cells.map((cell) => String(cell ?? '').replaceAll(/[\r\n]+/g, ' '));
  const safe = texts.map((text) => {
    if (mark !== ',') return text.replaceAll(mark, ' ');
    return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${safe.join(mark)}\r\n`;
}
