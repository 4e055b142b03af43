import { type ReactElement, useMemo, useState } from 'react';
import { useList, useSchemeCalls, useTabTitle } from '#bridge/react/index.ts';
import { useRecord } from '#bridge/react/record.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import { useRecordList } from '#ui/record/use-record-list.ts';
import { LeaveRecounts } from '../parts/leave/recounts.tsx';
import { useRequestButtons } from '../parts/request-buttons.tsx';
import { type TimeRecordCode, timeRecords } from '../stores/time-records.ts';

/** Makes the page that lists one kind of request, with what its rows can be asked to do. */
export function requestList(code: TimeRecordCode): () => ReactElement {
  const { record, words, calls } = timeRecords[code];
  const list = `attendance.${code}`;
  return function RequestListPage() {
    const wiring = { ...useList(list), schemes: useSchemeCalls(list) };
    const config = useRecordList(record, words, useRecord(calls), wiring);
    const [changes, setChanges] = useState(0);
    const [changed] = useState(() => () => setChanges((count) => count + 1));
    const { column, dialog } = useRequestButtons(code, changed);
    const columns = useMemo(() => [...config.columns, column], [config.columns, column]);
    useTabTitle(config.title);
    return (
      <>
        <ListScreen
          config={{
            ...config,
            columns,
            changes,
            ...(code === 'leave' && { headEnd: () => <LeaveRecounts onChanged={changed} /> }),
          }}
        />
        {dialog}
      </>
    );
  };
}
