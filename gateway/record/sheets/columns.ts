/** The columns of a record's sheets, and how each value is written in a cell. */
import { locales } from '#bridge/calls/kit/words.ts';
import type { CustomValue } from '#bridge/calls/record/custom.ts';
import { fieldOf } from '#bridge/calls/record/define.ts';
import type { Field, FieldValue } from '#bridge/calls/record/field.ts';
import type { Cell } from '../../kernel/sheets/write-sheet.ts';
import { type CustomFieldRow, customWord } from '../custom/custom-fields.ts';
import { maskOf } from '../mask.ts';
import type { NamedById } from '../present.ts';
import { isReadable, type RightsOnRow, rightAnywhere } from '../rights.ts';
import type { StoredRow } from '../rows.ts';
import type { Scope } from '../scope.ts';
import { sheetWords } from '../texts/sheet-words.ts';
import { spanText } from './span-text.ts';

/** One column of a sheet. */
export type SheetField =
  | { readonly kind: 'field'; readonly name: string; readonly field: Field }
  | { readonly kind: 'custom'; readonly name: string; readonly custom: CustomFieldRow }
  | { readonly kind: 'state'; readonly name: 'state' };

/** The columns of a record by their names; one that the caller can read nowhere is not there. */
export function sheetFields(scope: Scope, names: readonly string[]): readonly SheetField[] {
  return [...new Set(names)].flatMap((name): SheetField[] => {
    if (name === 'state') return scope.bound.record.states ? [{ kind: 'state', name }] : [];
    if (rightAnywhere(scope, name) === 'hidden') return [];
    const custom = scope.custom.find(({ code }) => name === `custom.${code}`);
    if (custom !== undefined) return [{ kind: 'custom', name, custom }];
    const field = scope.bound.record.fields[name];
    return field === undefined ? [] : [{ kind: 'field', name, field }];
  });
}

/** The heading of a column in the language of the caller. */
export function headingOf({ bound, context }: Scope, column: SheetField): string {
  return headingIn(bound.words[context.locale].fields, column, context.locale);
}

/** The headings by which a column is known, in every language. */
export function headingsOf({ bound }: Scope, column: SheetField): readonly string[] {
  return locales.map((locale) => headingIn(bound.words[locale].fields, column, locale));
}

/** The heading of a column in one language. */
export function headingIn(
  words: Readonly<Record<string, string>>,
  column: SheetField,
  locale: (typeof locales)[number],
): string {
  if (column.kind === 'state') return sheetWords[locale].state;
  if (column.kind === 'custom')
    return locale === 'en' ? column.custom.name_en : column.custom.name_zh;
  return words[column.name] ?? column.name;
}

/** Writes cells of rows: as values for those who read the field, as masks for those who see part of it. */
export function cellWriter(scope: Scope, columns: readonly SheetField[], named: NamedById) {
  const writers = columns.map((column) => writerOf(scope, column, named));
  return (row: StoredRow, rights: RightsOnRow): Cell[] =>
    writers.map((write) => write(row, rights));
}

type Writer = (row: StoredRow, rights: RightsOnRow) => Cell;

function writerOf(scope: Scope, column: SheetField, named: NamedById): Writer {
  const words = scope.bound.words[scope.context.locale];
  if (column.kind === 'state')
    return ({ state }) => (state === null ? null : (words.states?.[state] ?? state));
  const { name } = column;
  if (column.kind === 'custom') {
    const { custom: field } = column;
    return ({ custom }, rights) =>
      isReadable(rights[name]) ? customCell(scope, field, custom[field.code] ?? null) : null;
  }
  const { field } = column;
  const write = valueWriter(scope, name, named);
  return ({ values }, rights) => {
    const value = values[name] ?? null;
    if (value === null) return null;
    if (isReadable(rights[name])) return write(value);
    return rights[name] === 'masked' ? maskOf(field, value) : null;
  };
}

function customCell(
  { context: { locale } }: Scope,
  field: CustomFieldRow,
  value: CustomValue | null,
): Cell {
  if (typeof value === 'string') return customWord(field, value, locale);
  return value === null ? null : sheetWords[locale][value ? 'yes' : 'no'];
}

function valueWriter(scope: Scope, name: string, named: NamedById): (value: FieldValue) => Cell {
  const { locale } = scope.context;
  const field = fieldOf(scope.bound.record, name);
  const choices = scope.bound.words[locale].choices[name];
  const names = named.get(name);
  switch (field.kind) {
    case 'choice':
      return (value) => choices?.[String(value)] ?? String(value);
    case 'flag':
      return (value) => sheetWords[locale][value === true ? 'yes' : 'no'];
    case 'month':
      return (value) => String(value).slice(0, 7);
    case 'minutes':
      return (value) => spanText(Number(value));
    case 'reference':
    case 'file':
      return (value) => {
        const found = names?.get(String(value));
        if (found === undefined) return null;
        return found.key === found.name ? found.name : `${found.name} (${found.key})`;
      };
    default:
      return (value) => (typeof value === 'boolean' ? String(value) : value);
  }
}
