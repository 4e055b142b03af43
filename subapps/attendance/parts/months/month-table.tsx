import { type ReactElement, useState } from 'react';
import { attendanceMonthTotals } from '#bridge/calls/kaoqin/months.ts';
import { tableStatus, useCall } from '#bridge/react/index.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { columnsOf } from './month-columns.tsx';
import type { MonthLine } from './months.ts';

interface MonthTableProps {
  month: string;
  search: string;
  onOpen: (line: MonthLine) => void;
}

/** The sums of a month, person by person. */
export function MonthTable({ month, search, onOpen }: MonthTableProps): ReactElement {
  const t = useWords();
  const [place, setPlace] = useState({ page: 1, size: 20, search: '' });
  // Another search begins on its first page.
  const page = place.search === search ? place.page : 1;
  const call = useCall(attendanceMonthTotals, {
    month,
    ...(search !== '' && { search }),
    page,
    rows: place.size,
  });
  return (
    <>
      <DataTable
        label={t('months.title')}
        columns={columnsOf(t)}
        rows={call.data?.rows ?? []}
        rowKey={({ employmentId }: MonthLine) => employmentId}
        status={tableStatus(call)}
        onOpen={onOpen}
        onRetry={call.reload}
        empty={<EmptyState title={t('months.none')} />}
      />
      {call.data && (
        <Pagination
          total={call.data.total}
          page={page}
          size={place.size}
          onChange={(next) => setPlace({ ...next, search })}
        />
      )}
    </>
  );
}
