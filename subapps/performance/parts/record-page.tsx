import type { ReactElement } from 'react';
import type { AnyRecord } from '#bridge/calls/record/define.ts';
import type { RecordWords } from '#bridge/calls/record/words.ts';
import { useList, useSchemeCalls, useTabTitle } from '#bridge/react/index.ts';
import { type AnyCalls, useRecord } from '#bridge/react/record.ts';
import type { ListAction } from '#ui/layouts/list-screen/list-config.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import { useRecordList } from '#ui/record/use-record-list.ts';

interface RecordPageProps {
  /** Names the list, `<app>.<page>`. */
  code: string;
  record: AnyRecord;
  words: RecordWords;
  calls: AnyCalls;
  /** Buttons at the head of the list, after those of the declaration. */
  actions?: readonly ListAction[];
}

/** The list of a declared record, with everything that derives from its declaration. */
export function RecordPage({ code, record, words, calls, actions }: RecordPageProps): ReactElement {
  const wiring = { ...useList(code), schemes: useSchemeCalls(code) };
  const config = useRecordList(record, words, useRecord(calls), wiring);
  useTabTitle(config.title);
  const all = [...(config.actions ?? []), ...(actions ?? [])];
  return <ListScreen config={{ ...config, actions: all }} />;
}
