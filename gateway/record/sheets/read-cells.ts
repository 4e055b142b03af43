/** What cells of a sheet mean: headings and choices in either language, references by name and key. */
import { type FieldIssue, locales } from '#bridge/calls/kit/words.ts';
import { type CustomValue, longestCustomText } from '#bridge/calls/record/custom.ts';
import type { Field, FieldValue } from '#bridge/calls/record/field.ts';
import type { CustomFieldRow } from '../custom/custom-fields.ts';
import { customIssue } from '../custom/custom-values.ts';
import type { Scope } from '../scope.ts';
import { type Named, targetOf } from '../targets/targets.ts';
import { sheetWords } from '../texts/sheet-words.ts';
import type { SheetField } from './columns.ts';

/** A value read off a cell, or what is wrong with it. */
export type CellResult =
  | { readonly value: FieldValue | null }
  | { readonly issue: FieldIssue; readonly min?: number; readonly max?: number };

/** What the references of a sheet point to: by column, then by the text of the cell. */
export type ReadReferences = ReadonlyMap<string, ReadonlyMap<string, Named>>;

/** Reads the value of one cell that is not empty. */
export function readCell(
  { bound }: Scope,
  column: Exclude<SheetField, { kind: 'state' }>,
  text: string,
  references: ReadReferences,
): CellResult {
  if (column.kind === 'custom') return readCustomCell(column.custom, text);
  const { field, name } = column;
  switch (field.kind) {
    case 'choice': {
      const option = field.options.find(
        (one) =>
          one === text ||
          locales.some((locale) => bound.words[locale].choices[name]?.[one] === text),
      );
      return option === undefined ? { issue: 'choice' } : { value: option };
    }
    case 'flag':
      return readFlag(text);
    case 'reference': {
      const found = references.get(name)?.get(text);
      return found === undefined ? { issue: 'noSuchRow' } : { value: found.id };
    }
    case 'minutes':
      return readSpan(field, text);
    case 'integer':
      return /^-?\d{1,15}$/.test(text) ? parsed(field, Number(text)) : { issue: 'invalid' };
    case 'file':
      return { issue: 'readOnly' };
    default:
      return parsed(field, text);
  }
}

/** The schema of the field has the last word, as in every other save. */
function parsed(field: Field, value: FieldValue): CellResult {
  const result = field.schema().safeParse(value);
  if (result.success) return { value: result.data };
  const [first] = result.error.issues;
  const max = first?.message === 'tooLong' || first?.message === 'tooLarge' ? field.max : null;
  const min = first?.message === 'tooSmall' ? field.min : null;
  return {
    issue: (first?.message ?? 'invalid') as FieldIssue,
    ...(max !== null && { max }),
    ...(min !== null && { min }),
  };
}

function readFlag(text: string): CellResult {
  const word = text.toLowerCase();
  const is = (key: 'yes' | 'no') =>
    locales.some((locale) => sheetWords[locale][key].toLowerCase() === word);
  if (is('yes') || word === 'true' || word === '1') return { value: true };
  return is('no') || word === 'false' || word === '0' ? { value: false } : { issue: 'choice' };
}

function readSpan(field: Field, text: string): CellResult {
  const [, hours = '', rest = ''] = /^(\d{1,5}):([0-5]\d)$/.exec(text) ?? [];
  return rest === '' ? { issue: 'invalid' } : parsed(field, Number(hours) * 60 + Number(rest));
}

function readCustomCell(custom: CustomFieldRow, text: string): CellResult {
  const read = custom.kind === 'flag' ? readFlag(text) : { value: codeOf(custom, text) };
  if ('issue' in read) return read;
  const issue = customIssue(custom, read.value as CustomValue);
  if (issue === null) return read;
  return issue === 'tooLong' ? { issue, max: longestCustomText } : { issue };
}

/** A sheet may hold a word of a dictionary in either language, or its code. */
function codeOf({ words }: CustomFieldRow, text: string): string {
  const word = words?.find(({ name_zh: zh, name_en: en }) => zh === text || en === text);
  return word?.code ?? text;
}

/** Finds what the references of a sheet point to within reach: one statement for each column. */
export async function readReferences(
  scope: Scope,
  columns: readonly { readonly name: string; readonly texts: readonly string[] }[],
): Promise<ReadReferences> {
  const found = new Map<string, ReadonlyMap<string, Named>>();
  for (const { name, texts } of columns) {
    const keyOfText = new Map(texts.map((text) => [text, keyIn(text)]));
    const named = await targetOf(scope, name).pickByKey(scope, [...new Set(keyOfText.values())]);
    const byKey = new Map(named.map((one) => [one.key, one]));
    // A name alone is enough as long as one thing bears it.
    const byName = new Map(
      named
        .filter(({ name: called }, _, all) => all.filter((one) => one.name === called).length === 1)
        .map((one) => [one.name, one]),
    );
    const byText = [...keyOfText].flatMap(([text, key]) => {
      const one = byKey.get(key) ?? byName.get(key);
      return one === undefined ? [] : [[text, one] as const];
    });
    found.set(name, new Map(byText));
  }
  return found;
}

/** `name (key)`, or the key alone. */
function keyIn(text: string): string {
  return /\(([^()]+)\)$/.exec(text)?.[1] ?? text;
}
