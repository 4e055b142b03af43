import type { ReactElement } from 'react';
import type { EmployeeRecordName } from '#bridge/calls/joyhr/employee-record.ts';
import { RecordPage } from '../parts/records/record-page.tsx';
import { employeeRecords } from '../stores/employee-records.ts';

/** Makes the page that lists a record of employees over all people. */
export function recordList(name: EmployeeRecordName): () => ReactElement {
  const { list, record, words, calls } = employeeRecords[name];
  return () => (
    <RecordPage code={`personnel.${list}`} record={record} words={words} calls={calls} />
  );
}
