import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, flag, lines, text } from '../../record/field.ts';
import { bankColumns } from '../terms.ts';

/** A column by its key. */
export type BankColumn = keyof typeof bankColumns;

/** One column of a file: its header, and what it holds. */
export interface TemplateColumn {
  readonly header: string;
  readonly column: BankColumn;
}

/** Reads the columns of a template, one a line: `工号`, or `员工编号=工号`. Null where a line names no column. */
export function readBankColumns(text: string): readonly TemplateColumn[] | null {
  const rows = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const columns = rows.map((line): TemplateColumn | null => {
    const at = line.lastIndexOf('=');
    const header = at < 0 ? line : line.slice(0, at).trim();
    const column = columnOf(at < 0 ? line : line.slice(at + 1).trim());
    return column === null || header === '' ? null : { header, column };
  });
  const known = columns.filter((column) => column !== null);
  return known.length === rows.length && rows.length > 0 ? known : null;
}

function columnOf(word: string): BankColumn | null {
  const found = Object.entries(bankColumns).find(
    ([key, words]) => key === word || words.some((one) => one === word),
  );
  return (found?.[0] as BankColumn | undefined) ?? null;
}

/** The layout of the file that a bank takes: there is no common one. */
export const bankTemplate = defineRecord({
  name: 'bankTemplate',
  base: '/gateway/salary/web/bankTemplate',
  functionId: 'salary.banks',
  route: '/banks/:id',
  fields: {
    name: text(40, { required: true, unique: true }),
    container: choice(['csv', 'txt', 'xlsx'], { required: true }),
    // Of csv and txt only.
    encoding: choice(['gbk', 'utf-8'], { required: true }),
    separator: choice(['comma', 'tab', 'pipe'], { required: true }),
    amounts: choice(['yuan', 'fen'], { required: true }),
    hasHeader: flag({ required: true }),
    hasTotal: flag({ required: true }),
    // One a line: a column, or its header and the column.
    columns: lines(1000, { required: true }),
    // With {group}, {month}, {count} and {total}; named after group and month when empty.
    fileName: text(80),
  },
  title: 'name',
  key: ['name'],
  range: { of: 'company' },
  list: {
    columns: ['name', 'container', 'encoding', 'separator', 'amounts', 'hasHeader', 'hasTotal'],
    filters: ['container'],
    sorts: ['name'],
    sort: { column: 'name', direction: 'asc' },
    search: ['name'],
  },
  sections: {
    basic: ['name', 'container', 'encoding', 'separator', 'fileName'],
    content: ['columns', 'amounts', 'hasHeader', 'hasTotal'],
  },
  check: ({ columns }) =>
    readBankColumns(columns) === null ? [{ field: 'columns', issue: 'invalid' }] : [],
});

/** Reads and changes layouts of bank files. */
export const bankTemplateCalls = recordCalls(bankTemplate);
