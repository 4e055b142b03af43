import { useMemo, useState } from 'react';
import type { AnyCan, AnyPage, AnyRow } from '#bridge/calls/record/any-row.ts';
import type { AnyRecord } from '#bridge/calls/record/define.ts';
import type { RecordDoor } from '#bridge/calls/record/doors.ts';
import type { RecordWords } from '#bridge/calls/record/words.ts';
import type { ListConfig, ListWiring } from '../layouts/list-screen/list-config.ts';
import { useLocale } from '../texts/use-texts.ts';
import { recordColumns } from './record-columns.tsx';
import { recordDialog } from './record-dialog.tsx';

import { figuresOf, useFilters } from './record-filters.ts';
import { batchActions, importAction } from './record-overlays.tsx';
import { titleOf } from './show-value.ts';
import { useRecordScreenWords } from './texts/record-texts.ts';

const nothing: AnyCan = { create: false, import: false, export: false };

const noFields: AnyPage['customFields'] = [];

/** The columns stay the same value as long as the fields do. */
function sameFields(
  before: AnyPage['customFields'],
  next: AnyPage['customFields'],
): AnyPage['customFields'] {
  return JSON.stringify(before) === JSON.stringify(next) ? before : next;
}

/** Whether a move of it can wait for an approval. */
function isApprovable({ states }: AnyRecord): boolean {
  return Object.values(states?.moves ?? {}).some(({ approvable }) => approvable === true);
}

/**
 * Makes the list screen of a declared record: columns, filters, figures, export, and the dialog that shows, adds, changes
 * and removes a row. What the caller spreads over it wins.
 */
export function useRecordList(
  record: AnyRecord,
  recordWords: RecordWords,
  door: RecordDoor,
  wiring: Omit<ListWiring<AnyRow>, 'load'>,
): ListConfig<AnyRow> {
  const t = useRecordScreenWords();
  const words = recordWords[useLocale()];
  const spoken = useMemo(() => ({ record, words }), [record, words]);
  const [can, setCan] = useState(nothing);
  const [customFields, setCustomFields] = useState(noFields);
  const filters = useFilters(spoken, door, customFields, t);
  const figures = figuresOf(spoken, door.count, t);
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
    find: (id, signal) => door.get(id, signal),
    sort: list.sort,
    search: {},
    filters,
    rowName: (row) => titleOf(spoken, row, t),
    ...(figures && { statistics: figures }),
    ...(can.create && { add: { text: t('add', { name: words.name }) } }),
    ...(can.import && { actions: [importAction(spoken, door, wiring, t)] }),
    ...(can.create && !record.dated && { batch: batchActions(spoken, door, wiring, t) }),
    ...(can.export && { export: { formats: ['xlsx', 'csv'] as const, run: door.download } }),
    dialog: recordDialog(spoken, door, wiring, t),
    ...(isApprovable(record) && {
      approval: { bizType: record.name, bizId: ({ id }) => id, load: door.approval },
    }),
    empty: { title: t('none', { name: words.name }), hint: t('noneHint') },
  };
}
