import type { ReactElement } from 'react';
import { useList, useSchemeCalls, useTabTitle } from '#bridge/react/index.ts';
import { useRecord } from '#bridge/react/record.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import { useRecordList } from '#ui/record/use-record-list.ts';
import { type TimeRecordCode, timeRecords } from '../stores/time-records.ts';

/** Makes the page that lists a record of attendance. */
export function recordList(code: TimeRecordCode): () => ReactElement {
  const { record, words, calls } = timeRecords[code];
  const list = `attendance.${code}`;
  return function TimeRecordPage() {
    const wiring = { ...useList(list), schemes: useSchemeCalls(list) };
    const config = useRecordList(record, words, useRecord(calls), wiring);
    useTabTitle(config.title);
    return <ListScreen config={config} />;
  };
}
