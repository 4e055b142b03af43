/** What has to change in the interfaces of the tables, so that they say what the catalogue says. */
import {
  type CatalogueColumn,
  kindOfColumn,
  kindOfType,
  typeOfColumn,
} from '../support/table-catalogue.ts';
import {
  tableInterfaces,
  type WrittenInterface,
  writtenColumns,
} from '../support/table-interfaces.ts';

/** A part of a file and what comes in its place. */
export interface Edit {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The edits of written interfaces, the tables without one, and what has to be mended by hand. */
export interface TableEdits {
  readonly edits: readonly Edit[];
  readonly missing: ReadonlyMap<string, readonly CatalogueColumn[]>;
  readonly byHand: readonly string[];
}

/** Compares. A type that says more than the catalogue, such as the name of a union, stays. */
export function compareTables(
  catalogue: readonly CatalogueColumn[],
  written: readonly WrittenInterface[],
): TableEdits {
  const names = new Map(tableInterfaces(written).map(({ table, name }) => [table, name]));
  const own = new Map(written.map((one) => [one.name, one]));
  const known = Map.groupBy(writtenColumns(written), ({ table }) => table);
  const inCatalogue = Map.groupBy(catalogue, ({ table }) => table);
  const edits: Edit[] = [];
  const byHand: string[] = [];
  const missing = new Map([...inCatalogue].filter(([table]) => !names.has(table)));
  for (const [table, name] of names) {
    const target = own.get(name);
    const columns = inCatalogue.get(table) ?? [];
    if (target === undefined || columns.length === 0) {
      byHand.push(`${table}: ${columns.length === 0 ? 'no such table' : `no interface ${name}`}`);
      continue;
    }
    edits.push(...editsOf(target, columns, known.get(table) ?? [], byHand));
  }
  return { edits, missing, byHand };
}

function editsOf(
  target: WrittenInterface,
  columns: readonly CatalogueColumn[],
  known: readonly { readonly column: string; readonly type: string }[],
  byHand: string[],
): Edit[] {
  const { path, closes } = target;
  const types = new Map(known.map(({ column, type }) => [column, type]));
  const members = new Map(target.members.map((member) => [member.name, member]));
  const edits: Edit[] = [];
  for (const column of columns) {
    const type = types.get(column.column);
    if (type !== undefined && kindOfType(type) === kindOfColumn(column)) continue;
    const member = members.get(column.column);
    const text = lineOf(column);
    if (type === undefined) edits.push({ path, start: closes, end: closes, text: `  ${text}\n` });
    else if (member) edits.push({ path, start: member.start, end: member.end, text });
    else byHand.push(`${column.table}.${column.column}: ${target.name} inherits another type`);
  }
  const names = new Set(columns.map(({ column }) => column));
  for (const { name, start, end } of target.members) {
    // With its indentation and its line break.
    if (!names.has(name)) edits.push({ path, start: start - 2, end: end + 1, text: '' });
  }
  return edits;
}

/** A column as an interface writes it. */
export function lineOf(column: CatalogueColumn): string {
  return `${column.column}: ${typeOfColumn(column)};`;
}

/** The interface of a new table; the columns that every record has are inherited. */
export function interfaceOf(table: string, columns: readonly CatalogueColumn[]): string {
  const names = new Set(columns.map(({ column }) => column));
  const isRecord = recordColumns.every((name) => names.has(name));
  const own = columns.filter(({ column }) => !(isRecord && recordColumns.includes(column)));
  const above = isRecord ? ' extends RecordColumns' : '';
  const lines = own.map((column) => `  ${lineOf(column)}`);
  return `interface ${interfaceName(table)}${above} {\n${lines.join('\n')}\n}\n`;
}

const recordColumns = ['tenant_id', 'id', 'custom', 'version', 'created_at', 'removed_at'];

/** `pay_slip` has the interface `PaySlipTable`. */
export function interfaceName(table: string): string {
  return `${table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`;
}
