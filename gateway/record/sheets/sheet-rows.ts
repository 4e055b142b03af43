import type { CustomValue } from '#bridge/calls/record/custom.ts';
import { fieldOf } from '#bridge/calls/record/define.ts';
import type { FieldValue } from '#bridge/calls/record/field.ts';
import type { SheetRow } from '../../kernel/sheets/read-sheet.ts';
import { readNamed } from '../present.ts';
import { rightsOn } from '../rights.ts';
import type { StoredRow } from '../rows.ts';
import type { AskedRow } from '../save/plan.ts';
import type { Scope } from '../scope.ts';
import { cellWriter, headingOf, type SheetField } from './columns.ts';
import { type ReadReferences, readCell, readReferences } from './read-cells.ts';
import type { FoundError } from './report.ts';
import { type Key, keyWord, readByKeys, readRemovedByOthers } from './row-keys.ts';

/** A column of a sheet by its place. */
export interface ReadColumn {
  readonly index: number;
  readonly column: SheetField;
}

/** One row of a sheet as a save is asked for it. */
export interface AskedSheetRow {
  readonly row: SheetRow;
  readonly asked: AskedRow;
}

/** Reads the rows of a sheet. What a row shows already is not asked for: a sheet taken home changes nothing when it comes back. */
export async function readSheetRows(
  scope: Scope,
  columns: readonly ReadColumn[],
  rows: readonly SheetRow[],
  used: Set<string>,
): Promise<{ readonly rows: readonly AskedSheetRow[]; readonly errors: readonly FoundError[] }> {
  const references = await readReferences(scope, referenceTexts(columns, rows));
  const reader = new RowReader(scope, columns, references);
  const keys = rows.map((row) => reader.keyOf(row));
  const stored = await readByKeys(
    scope,
    keys.filter((key) => key !== null),
  );
  const named = await readNamed(scope, [...stored.values()]);
  const write = cellWriter(
    scope,
    columns.map(({ column }) => column),
    named,
  );
  const removed = await readRemovedByOthers(
    scope,
    keys.flatMap((key) => (key === null || stored.has(keyWord(key)) ? [] : [key])),
  );
  const asked: AskedSheetRow[] = [];
  for (const [index, row] of rows.entries()) {
    const key = keys[index];
    if (key === null || key === undefined) continue;
    const word = keyWord(key);
    if (used.has(word)) reader.refuse(row, scope.bound.record.key[0] ?? '', { issue: 'taken' });
    used.add(word);
    const before = stored.get(word) ?? null;
    if (before === null) refuseComputed(reader, scope, row, key);
    if (removed.has(word)) {
      reader.refuse(row, scope.bound.record.key[0] ?? '', { issue: 'removedRow' });
    }
    const shown = before && write(before, rightsOn(scope, before.standing));
    asked.push({ row, asked: reader.read(row, before, shown) });
  }
  const wrong = new Set(reader.errors.map(({ row }) => row));
  return { rows: asked.filter((one) => !wrong.has(one.row.number)), errors: reader.errors };
}

/** A new row cannot say a computed part of its key: it would become another row than the sheet shows. */
function refuseComputed(reader: RowReader, { bound }: Scope, row: SheetRow, key: Key): void {
  for (const [place, name] of bound.record.key.entries())
    if (!fieldOf(bound.record, name).stored && (key[place] ?? null) !== null)
      reader.refuse(row, name, { issue: 'readOnly' });
}

function referenceTexts(columns: readonly ReadColumn[], rows: readonly SheetRow[]) {
  return columns.flatMap(({ index, column }) => {
    if (column.kind !== 'field' || column.field.kind !== 'reference') return [];
    const texts = rows.flatMap(({ cells }) => cells[index] || []);
    return texts.length === 0 ? [] : [{ name: column.name, texts: [...new Set(texts)] }];
  });
}

/** Reads cells and keeps what is wrong with them. */
class RowReader {
  readonly errors: FoundError[] = [];
  readonly #scope: Scope;
  readonly #columns: readonly ReadColumn[];
  readonly #references: ReadReferences;

  constructor(scope: Scope, columns: readonly ReadColumn[], references: ReadReferences) {
    this.#scope = scope;
    this.#columns = columns;
    this.#references = references;
  }

  /** The key of a row, or null where it cannot be read. */
  keyOf(row: SheetRow): Key | null {
    const { record } = this.#scope.bound;
    const key: (FieldValue | null)[] = [];
    for (const name of record.key) {
      const column = this.#columns.find((one) => one.column.name === name);
      const text = column === undefined ? '' : (row.cells[column.index] ?? '');
      const needed = fieldOf(record, name).required;
      if (text === '' && needed) return this.refuse(row, name, { issue: 'required' });
      const value = text === '' ? null : this.#value(row, column?.column, text);
      if (value === undefined) return null;
      key.push(value);
    }
    return key;
  }

  /** What a row asks for: cells that say something else than the row they are about. */
  read(
    row: SheetRow,
    before: StoredRow | null,
    shown: readonly (string | number | null)[] | null,
  ): AskedRow {
    const values: [string, FieldValue | null][] = [];
    const custom: [string, CustomValue | null][] = [];
    for (const [place, { index, column }] of this.#columns.entries()) {
      const text = row.cells[index] ?? '';
      const now = shown?.[place] ?? null;
      if (column.kind === 'state' || text === (now === null ? '' : String(now).trim())) continue;
      if (column.kind === 'field' && !column.field.stored) continue;
      const value = text === '' ? null : this.#value(row, column, text);
      if (value === undefined) continue;
      if (column.kind === 'custom') custom.push([column.custom.code, value as CustomValue | null]);
      else values.push([column.name, value]);
    }
    return {
      id: before?.id ?? null,
      values: Object.fromEntries(values),
      custom: Object.fromEntries(custom),
    };
  }

  #value(
    row: SheetRow,
    column: SheetField | undefined,
    text: string,
  ): FieldValue | null | undefined {
    if (column === undefined || column.kind === 'state') return null;
    const read = readCell(this.#scope, column, text, this.#references);
    if ('value' in read) return read.value;
    this.refuse(row, column.name, read);
    return undefined;
  }

  refuse(row: SheetRow, name: string, error: Pick<FoundError, 'issue' | 'min' | 'max'>): null {
    const column = this.#columns.find((one) => one.column.name === name);
    const heading = column === undefined ? null : headingOf(this.#scope, column.column);
    const value = column === undefined ? null : (row.cells[column.index] ?? '');
    const known = this.errors.some((one) => one.row === row.number && one.column === heading);
    if (!known) this.errors.push({ row: row.number, column: heading, value, ...error });
    return null;
  }
}
