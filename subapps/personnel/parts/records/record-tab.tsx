import { type ReactElement, useMemo } from 'react';
import type { EmployeeRecordName } from '#bridge/calls/joyhr/employee-record.ts';
import { useTools } from '#bridge/react/index.ts';
import { useRecord } from '#bridge/react/record.ts';
import { RecordPanel } from '#ui/record/record-panel.tsx';
import { employeeRecords } from '../../stores/employee-records.ts';
import { lookOnly } from '../../stores/look-only.ts';
import { DetailTab } from './detail-tab.tsx';

interface RecordTabProps {
  name: EmployeeRecordName;
  employmentId: string;
  /** Rows are looked at in passing, and nothing is changed. */
  reading: boolean;
  onChanged: () => void;
}

/** The rows of one record of an employee, in a tab of their own. */
export function RecordTab({
  name,
  employmentId,
  reading,
  onChanged,
}: RecordTabProps): ReactElement {
  const { record, words, calls } = employeeRecords[name];
  const opened = useRecord(calls);
  const tools = useTools();
  const door = useMemo(() => (reading ? lookOnly(opened) : opened), [reading, opened]);
  const fixed = useMemo(() => ({ employment: employmentId }), [employmentId]);
  if (name === 'employeeDetail') {
    return <DetailTab {...{ door, employmentId, reading, onChanged }} />;
  }
  return (
    <RecordPanel
      record={record}
      words={words}
      door={door}
      tools={tools}
      fixed={fixed}
      onChanged={onChanged}
    />
  );
}
