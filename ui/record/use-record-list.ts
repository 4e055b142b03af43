import { useEffect, useMemo, useState } from 'react';
import type { AnyCan, AnyPage, AnyRow } from '#bridge/calls/record/any-row.ts';
import type { AnyRecord } from '#bridge/calls/record/define.ts';
import type { RecordWords } from '#bridge/calls/record/words.ts';
import type { ListConfig, ListFilter, ListWiring } from '../layouts/list-screen/list-config.ts';
import type { ListQuery } from '../layouts/list-screen/list-query.ts';
import type { Column } from '../parts/data-table/columns.ts';
import type { Option } from '../parts/option.ts';
import { useLocale } from '../texts/use-texts.ts';
import { recordDialog } from './record-dialog.tsx';
import type { RecordScreenDoor } from './record-form.tsx';
import { type SpokenRecord, showValue, titleOf } from './show-value.ts';
import { type RecordScreenWords, useRecordScreenWords } from './texts/record-texts.ts';

/** What the list of a record asks of the world; `useRecord` of `#bridge/react/record.ts` makes it. */
export interface RecordListDoor extends RecordScreenDoor {
  readonly page: (query: ListQuery, signal: AbortSignal) => Promise<AnyPage>;
  readonly count: (
    query: ListQuery,
    signal: AbortSignal,
  ) => Promise<{
    readonly total: number;
    readonly countData: Readonly<Record<string, number>>;
  }>;
  readonly download: (
    query: ListQuery,
    columns: readonly string[],
    format: string,
  ) => Promise<string | null>;
}

const nothing: AnyCan = { create: false, import: false, export: false };

/**
 * Makes the list screen of a declared record: columns, filters, figures, export, and the dialog that shows, adds, changes
 * and removes a row. What the caller spreads over it wins.
 */
export function useRecordList(
  record: AnyRecord,
  recordWords: RecordWords,
  door: RecordListDoor,
  wiring: Omit<ListWiring<AnyRow>, 'load'>,
): ListConfig<AnyRow> {
  const t = useRecordScreenWords();
  const words = recordWords[useLocale()];
  const spoken = useMemo(() => ({ record, words }), [record, words]);
  const [can, setCan] = useState(nothing);
  const filters = useFilters(spoken, door, t);
  const { list } = record;
  return {
    ...wiring,
    title: words.plural,
    columns: useMemo(() => columnsOf(spoken, t), [spoken, t]),
    async load(query, signal) {
      const page = await door.page(query, signal);
      setCan(page.can);
      return page;
    },
    sort: list.sort,
    search: {},
    filters,
    rowName: (row) => titleOf(spoken, row, t),
    ...(list.figures !== undefined && {
      statistics: figuresOf(spoken, list.figures, door.count, t),
    }),
    ...(can.create && { add: { text: t('add', { name: words.name }) } }),
    ...(can.export && { export: { formats: ['xlsx', 'csv'] as const, run: door.download } }),
    dialog: recordDialog(spoken, door, wiring, t),
    empty: { title: t('none', { name: words.name }), hint: t('noneHint') },
  };
}

function columnsOf(spoken: SpokenRecord, t: RecordScreenWords): Column<AnyRow>[] {
  const { record, words } = spoken;
  const { columns, sorts } = record.list;
  const shown = columns.map((name) => ({
    id: name,
    header: words.fields[name] ?? name,
    minWidth: 96,
    sortable: sorts.includes(name),
    locked: name === record.title,
    ...(isFigure(record, name) && { align: 'end' as const }),
    cell: (row: AnyRow) => showValue(spoken, row, name, t),
  }));
  if (record.states === undefined) return shown;
  const cell = (row: AnyRow): string => words.states?.[row.state ?? ''] ?? '';
  return [...shown, { id: 'state', header: t('state'), width: 112, cell }];
}

function isFigure(record: AnyRecord, name: string): boolean {
  const kind = record.fields[name]?.kind;
  return kind === 'integer' || kind === 'decimal' || kind === 'minutes';
}

function figuresOf(
  { words }: SpokenRecord,
  name: string,
  load: RecordListDoor['count'],
  t: RecordScreenWords,
) {
  const choices = Object.entries(words.choices[name] ?? {});
  const blue = choices.map(([status, label]) => ({ status, label }));
  return { name, total: t('total'), blue, load };
}

/** Texts and numbers are left to the search box; what a filter chooses from is asked for once. */
function useFilters(
  { record, words }: SpokenRecord,
  door: RecordListDoor,
  t: RecordScreenWords,
): readonly ListFilter[] {
  const references = useReferenceOptions(record, door);
  return record.list.filters.flatMap((name): ListFilter[] => {
    const label = words.fields[name] ?? name;
    switch (record.fields[name]?.kind) {
      case 'choice': {
        const entries = Object.entries(words.choices[name] ?? {});
        const options = entries.map(([value, text]) => ({ value, label: text }));
        return [{ kind: 'choice', id: name, label, options }];
      }
      case 'reference':
        return [{ kind: 'choice', id: name, label, options: references[name] ?? [] }];
      case 'flag': {
        const options = [
          { value: '1', label: t('yes') },
          { value: '0', label: t('no') },
        ];
        return [{ kind: 'choice', id: name, label, options }];
      }
      case 'day':
        return [{ kind: 'days', from: `${name}From`, to: `${name}To`, label }];
      default:
        return [];
    }
  });
}

function useReferenceOptions(
  { list, fields }: AnyRecord,
  { choices }: RecordListDoor,
): Readonly<Record<string, readonly Option[]>> {
  const [known, setKnown] = useState<Readonly<Record<string, readonly Option[]>>>({});
  useEffect(() => {
    const stop = new AbortController();
    for (const name of list.filters.filter((one) => fields[one]?.kind === 'reference')) {
      choices(name, '', stop.signal).then(
        ({ options }) => {
          const shown = options.map(({ id, name: label }) => ({ value: id, label }));
          setKnown((before) => ({ ...before, [name]: shown }));
        },
        // A filter without its choices is empty; the list itself says when the gateway is out of reach.
        () => {},
      );
    }
    return () => stop.abort();
  }, [list, fields, choices]);
  return known;
}
