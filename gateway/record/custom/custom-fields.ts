import type { Locale } from '#bridge/calls/kit/words.ts';
import { type CustomField, type CustomKind, optionsOf } from '#bridge/calls/record/custom.ts';
import type { FieldRight } from '#bridge/calls/record/field-right.ts';
import type { CallContext } from '../../kernel/handler.ts';

/** A word of a dictionary, in both languages. */
export interface DictionaryWord {
  readonly code: string;
  readonly name_zh: string;
  readonly name_en: string;
  /** Not offered any longer; rows may still hold it. */
  readonly disabled: boolean;
}

/** One custom field of a company, as its table keeps it. */
export interface CustomFieldRow {
  readonly id: string;
  readonly code: string;
  readonly name_zh: string;
  readonly name_en: string;
  readonly kind: CustomKind;
  readonly options: readonly string[];
  /** The words of the dictionary that the options are codes of; null where the field has its own. */
  readonly words: readonly DictionaryWord[] | null;
  readonly required: boolean;
  readonly listed: boolean;
  /** The right of a role without a rule; the right on the record where it is null. */
  readonly usual_right: FieldRight | null;
}

/** Reads the custom fields of a record in the order of their codes. */
export async function readCustomFields(
  context: Pick<CallContext, 'database' | 'tenantId'>,
  record: string,
): Promise<readonly CustomFieldRow[]> {
  return (await readCustomFieldsOf(context, [record])).get(record) ?? [];
}

/** The same of several records at once, by their names; one without custom fields is left out. */
export async function readCustomFieldsOf(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  records: readonly string[],
): Promise<ReadonlyMap<string, readonly CustomFieldRow[]>> {
  if (records.length === 0) return new Map();
  const rows = await database
    .selectFrom('custom_field as c')
    .where('c.tenant_id', '=', tenantId)
    .where('c.record', 'in', records)
    .where('c.removed_at', 'is', null)
    .orderBy('c.sort_order')
    .orderBy('c.code')
    .select([
      'c.record',
      'c.id',
      'c.code',
      'c.name_zh',
      'c.name_en',
      'c.kind',
      'c.options',
      'c.required',
      'c.listed',
      'c.usual_right',
      'c.dictionary_id',
    ])
    .execute();
  const dictionaries = await readWords(
    { database, tenantId },
    rows.flatMap(({ dictionary_id: id }) => id ?? []),
  );
  const found = Map.groupBy(rows, ({ record }) => record);
  return new Map(
    [...found].map(([name, own]) => [
      name,
      own.map(({ dictionary_id: id, record: _, ...row }) => {
        const words = id === null ? null : (dictionaries.get(id) ?? []);
        const offered = words?.filter(({ disabled }) => !disabled).map(({ code }) => code);
        return { ...row, options: offered ?? optionsOf(row.options), words };
      }),
    ]),
  );
}

async function readWords(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly DictionaryWord[]>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('dictionary_item as i')
    .where('i.tenant_id', '=', tenantId)
    .where('i.category_id', 'in', [...new Set(ids)])
    .where('i.removed_at', 'is', null)
    .orderBy('i.sort_order')
    .orderBy('i.code')
    .select(['i.category_id', 'i.code', 'i.name_zh', 'i.name_en', 'i.disabled'])
    .execute();
  return Map.groupBy(rows, ({ category_id: id }) => id);
}

/** What a value of the field is called in a language: the word of its dictionary, else itself. */
export function customWord(
  { words }: Pick<CustomFieldRow, 'words'>,
  value: string,
  locale: Locale,
): string {
  const word = words?.find(({ code }) => code === value);
  if (word === undefined) return value;
  return locale === 'en' ? word.name_en : word.name_zh;
}

/** A custom field as a screen needs it. */
export function presentCustomField(
  { locale }: Pick<CallContext, 'locale'>,
  { code, kind, options, words, required, listed, ...row }: CustomFieldRow,
  right: FieldRight,
): CustomField {
  const name = locale === 'en' ? row.name_en : row.name_zh;
  const labels = words?.map(({ code: word }) => [word, customWord({ words }, word, locale)]);
  return {
    code,
    name,
    kind,
    options: [...options],
    required,
    listed,
    right,
    ...(labels && { labels: Object.fromEntries(labels) }),
  };
}
