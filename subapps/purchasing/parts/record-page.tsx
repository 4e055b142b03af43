import type { ReactElement } from 'react';
import type { AnyRecord } from '#bridge/calls/record/define.ts';
import type { RecordWords } from '#bridge/calls/record/words.ts';
import { useList, useSchemeCalls, useTabTitle } from '#bridge/react/index.ts';
import { type AnyCalls, useRecord } from '#bridge/react/record.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import { useRecordList } from '#ui/record/use-record-list.ts';

interface RecordPageProps {
  /** Names the list, `<app>.<page>`. */
  code: string;
  record: AnyRecord;
  words: RecordWords;
  calls: AnyCalls;
}

/** The list of a declared record, with everything that derives from its declaration. */
export function RecordPage({ code, record, words, calls }: RecordPageProps): ReactElement {
  const wiring = { ...useList(code), schemes: useSchemeCalls(code) };
  const config = useRecordList(record, words, useRecord(calls), wiring);
  useTabTitle(config.title);
  return <ListScreen config={config} />;
}
