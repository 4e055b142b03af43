import { type ReactElement, useMemo, useState } from 'react';
import type { AnyRow } from '#bridge/calls/record/any-row.ts';
import { leaveTypeCalls } from '#bridge/calls/vacation/records/leave-type.ts';
import {
  useCall,
  useList,
  usePermission,
  useSchemeCalls,
  useTabTitle,
} from '#bridge/react/index.ts';
import { useRecord } from '#bridge/react/record.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import { Button } from '#ui/parts/button.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { useRecordList } from '#ui/record/use-record-list.ts';
import { AfterLeaveDialog, type ApprovedLeave } from '../parts/leave/after-leave-dialog.tsx';
import { timeRecords } from '../stores/time-records.ts';
import { useWords } from '../texts/app-texts.ts';

interface Asking {
  readonly kind: 'back' | 'extend';
  readonly leave: ApprovedLeave;
}

/** Requests for leave; an approved one has buttons that give days back or go on with maternity leave. */
export function LeaveListPage(): ReactElement {
  const { record, words, calls } = timeRecords.leave;
  const wiring = { ...useList('attendance.leave'), schemes: useSchemeCalls('attendance.leave') };
  const config = useRecordList(record, words, useRecord(calls), wiring);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [changes, setChanges] = useState(0);
  const buttons = useRowButtons(setAsking);
  const columns = useMemo(() => [...config.columns, buttons], [config.columns, buttons]);
  useTabTitle(config.title);
  return (
    <>
      <ListScreen config={{ ...config, columns, changes }} />
      {asking !== null && (
        <AfterLeaveDialog
          {...asking}
          onClose={(done) => {
            setAsking(null);
            if (done) setChanges((count) => count + 1);
          }}
        />
      )}
    </>
  );
}

function useRowButtons(onAsk: (asking: Asking) => void): Column<AnyRow> {
  const t = useWords();
  const mayReturn = usePermission(`${timeRecords.returns.record.functionId}.edit`);
  const mayExtend = usePermission(`${timeRecords.leave.record.functionId}.edit`);
  const types = useCall(leaveTypeCalls.page, { rows: 200 });
  const maternity = types.data?.rows.find(({ fields }) => fields.code === 'maternity')?.id;
  return useMemo(
    () => ({
      id: 'after',
      header: '',
      width: 220,
      card: 'buttons',
      cell: (row) => {
        if (row.state !== 'approved' || row.pending) return null;
        const { fromOn, toOn, type } = row.fields;
        const leave = { id: row.id, fromOn: String(fromOn), toOn: String(toOn) };
        return (
          <>
            {mayReturn && (
              <Button size="sm" onClick={() => onAsk({ kind: 'back', leave })}>
                {t('after.back')}
              </Button>
            )}{' '}
            {mayExtend && type === maternity && (
              <Button size="sm" onClick={() => onAsk({ kind: 'extend', leave })}>
                {t('after.extend')}
              </Button>
            )}
          </>
        );
      },
    }),
    [t, mayReturn, mayExtend, maternity, onAsk],
  );
}
