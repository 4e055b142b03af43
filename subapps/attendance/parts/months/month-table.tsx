import { type ReactElement, useState } from 'react';
import { attendanceMonthTotals } from '#bridge/calls/kaoqin/months.ts';
import { useCall } from '#bridge/react/index.ts';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { hoursOf } from '../../stores/clock.ts';
import { tableStatus } from '../../stores/table-status.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
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

function columnsOf(t: Words): Column<MonthLine>[] {
  const count = (
    id: string,
    header: string,
    value: (line: MonthLine) => number | string,
    width = 110,
  ): Column<MonthLine> => ({
    id,
    header,
    width,
    align: 'end',
    cell: (line) => blankZero(value(line)),
  });
  const times = (
    id: 'late' | 'early',
    value: (line: MonthLine) => readonly [number, number],
  ): Column<MonthLine> => ({
    id,
    header: t(`months.columns.${id}`),
    width: 150,
    align: 'end',
    cell: (line) => {
      const [count_, minutes] = value(line);
      return count_ === 0 ? '' : t('months.times', { times: count_, minutes });
    },
  });
  const hours = (id: 'workday' | 'restDay' | 'holiday', minutes: (line: MonthLine) => number) =>
    count(id, t(`months.columns.${id}`), (line) => hoursOf(minutes(line)), 160);
  return [
    {
      id: 'name',
      header: t('months.columns.name'),
      width: 140,
      fixed: 'start',
      locked: true,
      card: 'title',
      text: ({ name }) => name,
      cell: ({ name, corrected }) => (
        <>
          {name} {corrected && <Tag tone="accent">{t('months.corrected')}</Tag>}
        </>
      ),
    },
    {
      id: 'staffNo',
      header: t('months.columns.staffNo'),
      width: 110,
      cell: ({ staffNo }) => staffNo,
    },
    {
      id: 'organ',
      header: t('months.columns.organ'),
      minWidth: 140,
      cell: ({ organ }) => organ ?? '',
    },
    count('due', t('months.columns.due'), ({ dueDays }) => dueDays),
    count('present', t('months.columns.present'), ({ presentDays }) => presentDays),
    times('late', ({ lateTimes, lateMinutes }) => [lateTimes, lateMinutes]),
    times('early', ({ earlyTimes, earlyMinutes }) => [earlyTimes, earlyMinutes]),
    count('missing', t('months.columns.missing'), ({ missingPunches }) => missingPunches),
    count('absent', t('months.columns.absent'), ({ absentDays }) => absentDays),
    {
      id: 'leave',
      header: t('months.columns.leave'),
      minWidth: 170,
      cell: ({ leave }) => leaveWords(leave, t),
    },
    count('trips', t('months.columns.trips'), ({ tripDays }) => tripDays, 130),
    hours('workday', ({ overtimeWorkday }) => overtimeWorkday),
    hours('restDay', ({ overtimeRestDay }) => overtimeRestDay),
    hours('holiday', ({ overtimeHoliday }) => overtimeHoliday),
    count('night', t('months.columns.night'), ({ nightShifts }) => nightShifts),
  ];
}

function blankZero(value: number | string): string {
  return value === 0 || value === '0' ? '' : String(value);
}

function leaveWords(leave: MonthLine['leave'], t: Words): string {
  return leave.map(({ name, days }) => t('months.leaveDays', { name, days })).join(' · ');
}
