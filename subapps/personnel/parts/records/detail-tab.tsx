import { type ReactElement, useMemo, useState } from 'react';
import type { RecordDoor } from '#bridge/calls/record/doors.ts';
import { useTools } from '#bridge/react/index.ts';
import { useLoaded } from '#ui/layouts/list-screen/use-loaded.ts';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { DeniedState, EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { RecordView } from '#ui/record/record-dialog.tsx';
import { useRecordScreenWords } from '#ui/record/texts/record-texts.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import { employeeRecords } from '../../stores/employee-records.ts';

interface DetailTabProps {
  door: RecordDoor;
  employmentId: string;
  reading: boolean;
  onChanged: () => void;
}

/** What else is kept of an employee: one row, read and changed in place, with the company's own fields. */
export function DetailTab({
  door,
  employmentId,
  reading,
  onChanged,
}: DetailTabProps): ReactElement {
  const { record, words: spokenWords } = employeeRecords.employeeDetail;
  const words = spokenWords[useLocale()];
  const t = useRecordScreenWords();
  const tools = useTools();
  const [saves, setSaves] = useState(0);
  const spoken = useMemo(() => ({ record, words }), [record, words]);
  const fixed = useMemo(() => ({ employment: employmentId }), [employmentId]);
  const found = useLoaded(`${employmentId} ${saves}`, async (signal) => {
    const only = { page: 1, rows: 1, keyword: '', schemeId: '' };
    const page = await door.page({ ...only, filters: fixed, sort: record.list.sort }, signal);
    return { row: page.rows[0], mayCreate: page.can.create, saves };
  });
  const { data } = found;
  if (found.denied) return <DeniedState />;
  if (found.status.kind === 'failed') return <ErrorState onRetry={found.reload} />;
  if (data?.saves !== saves) return <SkeletonLines lines={6} />;
  const { row } = data;
  if (row === undefined && (reading || !data.mayCreate)) {
    return <EmptyState title={t('none', { name: words.name })} />;
  }
  return (
    <RecordView
      key={`${saves} ${row?.id}`}
      only
      id={row?.id}
      {...{ spoken, door, tools, fixed }}
      onDirty={(dirty) => tools.onDirty?.(dirty)}
      onClose={() => {
        setSaves(saves + 1);
        onChanged();
      }}
    />
  );
}
