import { useEffect, useMemo, useState } from 'react';
import type { AnyCan, AnyPage, AnyRow } from '#bridge/calls/record/any-row.ts';
import type { AnyRecord } from '#bridge/calls/record/define.ts';
import type { RecordWords } from '#bridge/calls/record/words.ts';
import type { ListConfig, ListFilter, ListWiring } from '../layouts/list-screen/list-config.ts';
import type { Option } from '../parts/option.ts';
import { useLocale } from '../texts/use-texts.ts';
import { recordColumns } from './record-columns.tsx';
import { recordDialog } from './record-dialog.tsx';
import type { RecordListDoor } from './record-door.ts';
import { type SpokenRecord, titleOf } from './show-value.ts';
import { type RecordScreenWords, useRecordScreenWords } from './texts/record-texts.ts';

const nothing: AnyCan = { create: false, import: false, export: false };

const noFields: AnyPage['customFields'] = [];

/** The columns stay the same value as long as the fields do. */
function sameFields(
  before: AnyPage['customFields'],
  next: AnyPage['customFields'],
): AnyPage['customFields'] {
  return JSON.stringify(before) === JSON.stringify(next) ? before : next;
}

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
  const [customFields, setCustomFields] = useState(noFields);
  const filters = useFilters(spoken, door, t);
  const { list } = record;
  return {
    ...wiring,
    title: words.plural,
    columns: useMemo(() => recordColumns(spoken, customFields, t), [spoken, customFields, t]),
    async load(query, signal) {
      const page = await door.page(query, signal);
      setCan(page.can);
      setCustomFields((before) => sameFields(before, page.customFields));
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
