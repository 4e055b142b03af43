import type { AnyRow } from '#bridge/calls/record/any-row.ts';
import type { AnyRecord } from '#bridge/calls/record/define.ts';
import type { AnyRecordTexts } from '#bridge/calls/record/words.ts';
import { formatDate, formatNumber } from '../texts/format.ts';
import type { RecordScreenWords } from './texts/record-texts.ts';

/** A record with its words in the language now in use. */
export interface SpokenRecord {
  readonly record: AnyRecord;
  readonly words: AnyRecordTexts;
}

/** What a row shows of a field: the mask, the name of what it points to, the word of a choice, or the value. */
export function showValue(
  { record, words }: SpokenRecord,
  row: AnyRow,
  name: string,
  t: RecordScreenWords,
): string {
  const shown = row.masks[name] ?? row.names[name];
  if (shown !== undefined) return shown;
  const value = row.fields[name];
  const field = record.fields[name];
  if (value === null || value === undefined || field === undefined) return '';
  switch (field.kind) {
    case 'choice':
      return words.choices[name]?.[String(value)] ?? String(value);
    case 'flag':
      return value === true ? t('yes') : t('no');
    case 'day':
      return formatDate(String(value));
    case 'integer':
      return formatNumber(Number(value));
    case 'minutes':
      return hours(Number(value));
    default:
      return String(value);
  }
}

function hours(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** What a row is called by. */
export function titleOf(spoken: SpokenRecord, row: AnyRow, t: RecordScreenWords): string {
  return showValue(spoken, row, spoken.record.title, t);
}
