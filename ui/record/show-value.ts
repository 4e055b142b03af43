import type { AnyRow } from '#bridge/calls/record/any-row.ts';
import type { CustomField, CustomValue } from '#bridge/calls/record/custom.ts';
import type { AnyRecord } from '#bridge/calls/record/define.ts';
import type { Field, FieldValue } from '#bridge/calls/record/field.ts';
import type { AnyRecordTexts } from '#bridge/calls/record/words.ts';
import { formatDate, formatNumber } from '../texts/format.ts';
import { moneyWords } from '../texts/money.ts';
import type { RecordScreenWords } from './texts/record-texts.ts';

/** A record with its words in the language now in use. */
export interface SpokenRecord {
  readonly record: AnyRecord;
  readonly words: AnyRecordTexts;
}

/** A choice of more values than this is found by typing. */
export const mostListed = 30;

/** What a row shows of a field: the mask, the name of what it points to, the word of a choice, or the value. */
export function showValue(
  { record, words }: SpokenRecord,
  row: AnyRow,
  name: string,
  t: RecordScreenWords,
): string {
  const shown = row.masks[name] ?? row.names[name];
  if (shown !== undefined) return shown;
  const field = record.fields[name];
  return field === undefined ? '' : showField(field, row.fields[name], words.choices[name], t);
}

type ShownField = Pick<Field, 'kind'> & {
  readonly min?: number | null;
  readonly max?: number | null;
};

/** Whether the limits of a number field are those of years, which have no separators. */
function isYear(min: ShownField['min'], max: ShownField['max']): boolean {
  return (min ?? 0) >= 1900 && (max ?? Infinity) <= 2200;
}

/** A value of a field as a person reads it; `choices` are the words of a choice. */
export function showField(
  { kind, min, max }: ShownField,
  value: FieldValue | null | undefined,
  choices: Readonly<Record<string, string>> | undefined,
  t: RecordScreenWords,
): string {
  if (value === null || value === undefined) return '';
  switch (kind) {
    case 'choice':
      return choices?.[String(value)] ?? String(value);
    case 'flag':
      return value === true ? t('yes') : t('no');
    case 'day':
      return formatDate(String(value));
    case 'month':
      return String(value).slice(0, 7);
    case 'integer':
      return isYear(min, max) ? String(value) : formatNumber(Number(value));
    case 'decimal':
      return moneyWords(String(value));
    case 'minutes':
      return hours(Number(value));
    default:
      return String(value);
  }
}

/** A value of a custom field as a person reads it. */
export function showCustom(
  { kind, labels }: Pick<CustomField, 'kind' | 'labels'>,
  value: CustomValue | null | undefined,
  t: RecordScreenWords,
): string {
  return labels?.[String(value)] ?? showField({ kind }, value, undefined, t);
}

function hours(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** What a row is called by. */
export function titleOf(spoken: SpokenRecord, row: AnyRow, t: RecordScreenWords): string {
  return showValue(spoken, row, spoken.record.title, t);
}
