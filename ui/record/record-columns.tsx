import type { ReactNode } from 'react';
import type { AnyPage, AnyRow } from '#bridge/calls/record/any-row.ts';
import type { CustomField } from '#bridge/calls/record/custom.ts';
import type { AnyRecord } from '#bridge/calls/record/define.ts';
import type { Column } from '../parts/data-table/columns.ts';
import { Tag, type Tone } from '../parts/tag.tsx';
import { type SpokenRecord, showCustom, showValue } from './show-value.ts';
import type { RecordScreenWords } from './texts/record-texts.ts';

/** The columns of a record: those of its list, its state, and the company's own fields that lists show. */
export function recordColumns(
  spoken: SpokenRecord,
  customFields: AnyPage['customFields'],
  t: RecordScreenWords,
): Column<AnyRow>[] {
  const { list, title } = spoken.record;
  return [
    ...list.columns.map((name) => fieldColumn(spoken, name, name === title, t)),
    ...(spoken.record.states ? [stateColumn(spoken, t)] : []),
    ...customFields.filter(({ listed }) => listed).map((field) => customColumn(field, t)),
  ];
}

function fieldColumn(
  spoken: SpokenRecord,
  name: string,
  isTitle: boolean,
  t: RecordScreenWords,
): Column<AnyRow> {
  const { record, words } = spoken;
  return {
    id: name,
    header: words.fields[name] ?? name,
    minWidth: 96,
    sortable: record.list.sorts.includes(name),
    locked: isTitle,
    ...(isTitle && { card: 'title' as const }),
    ...(name === record.list.figures && !record.states && { card: 'state' as const }),
    ...(isFigure(record, name) && { align: 'end' as const }),
    cell: (row) => cellOf(spoken, row, name, t),
    text: (row) => showValue(spoken, row, name, t),
  };
}

/** The figures' choice is a tag where its values have colours. */
function cellOf(spoken: SpokenRecord, row: AnyRow, name: string, t: RecordScreenWords): ReactNode {
  const { figures, tones } = spoken.record.list;
  const shown = showValue(spoken, row, name, t);
  if (name !== figures || tones === undefined || shown === '') return shown;
  return <Tag tone={tones[String(row.fields[name])] ?? 'neutral'}>{shown}</Tag>;
}

function stateColumn(spoken: SpokenRecord, t: RecordScreenWords): Column<AnyRow> {
  return {
    id: 'state',
    header: t('state'),
    width: 120,
    card: 'state',
    cell: (row) => <StateTag spoken={spoken} row={row} waiting={t('waiting')} />,
    text: (row) => stateWord(spoken, row),
  };
}

function customColumn(field: CustomField, t: RecordScreenWords): Column<AnyRow> {
  return {
    id: `custom.${field.code}`,
    header: field.name,
    minWidth: 96,
    sortable: true,
    ...(field.kind === 'decimal' && { align: 'end' as const }),
    cell: (row) => showCustom(field, row.custom[field.code], t),
  };
}

/** The state of a row in its tone, and whether it waits for an approval. */
export function StateTag(props: { spoken: SpokenRecord; row: AnyRow; waiting: string }) {
  const { spoken, row, waiting } = props;
  if (row.state === null) return null;
  const tone: Tone = spoken.record.states?.tones?.[row.state] ?? 'neutral';
  return (
    <>
      <Tag tone={tone}>{stateWord(spoken, row)}</Tag>{' '}
      {row.pending && <Tag tone="warn">{waiting}</Tag>}
    </>
  );
}

function stateWord({ words }: SpokenRecord, { state }: AnyRow): string {
  return words.states?.[state ?? ''] ?? '';
}

function isFigure(record: AnyRecord, name: string): boolean {
  const kind = record.fields[name]?.kind;
  return kind === 'integer' || kind === 'decimal' || kind === 'minutes';
}
