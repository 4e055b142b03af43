import type { Column } from '#ui/parts/data-table/columns.ts';
import { Tag } from '#ui/parts/tag.tsx';
import { hoursToPay } from '../../stores/clock.ts';
import type { Words } from '../../texts/app-texts.ts';
import type { MonthLine } from './months.ts';

type Name = keyof Pick<
  MonthLine,
  'dueDays' | 'presentDays' | 'missingPunches' | 'absentDays' | 'tripDays' | 'nightShifts'
>;

/** The columns of a month: who, days, exceptions, leave, overtime. */
export function columnsOf(t: Words): Column<MonthLine>[] {
  return [
    ...personColumns(t),
    count('due', 'dueDays'),
    count('present', 'presentDays'),
    times('late', ({ lateTimes, lateMinutes }) => [lateTimes, lateMinutes]),
    times('early', ({ earlyTimes, earlyMinutes }) => [earlyTimes, earlyMinutes]),
    count('missing', 'missingPunches'),
    count('absent', 'absentDays'),
    {
      id: 'leave',
      header: t('months.columns.leave'),
      minWidth: 170,
      cell: ({ leave }) =>
        leave.map(({ name, days }) => t('months.leaveDays', { name, days })).join(' · '),
    },
    count('trips', 'tripDays', 130),
    hours('workday', ({ overtimeWorkday }) => overtimeWorkday),
    hours('restDay', ({ overtimeRestDay }) => overtimeRestDay),
    hours('holiday', ({ overtimeHoliday }) => overtimeHoliday),
    hours('cycle', ({ overtimeCycle }) => overtimeCycle),
    count('night', 'nightShifts'),
  ];

  function count(
    id: 'due' | 'present' | 'missing' | 'absent' | 'trips' | 'night',
    name: Name,
    width = 120,
  ): Column<MonthLine> {
    const cell = (line: MonthLine) => blankZero(line[name]);
    return { id, header: t(`months.columns.${id}`), width, align: 'end', cell };
  }

  function hours(
    id: 'workday' | 'restDay' | 'holiday' | 'cycle',
    minutes: (line: MonthLine) => number,
  ): Column<MonthLine> {
    const cell = (line: MonthLine) => blankZero(hoursToPay(minutes(line)));
    return { id, header: t(`months.columns.${id}`), width: 160, align: 'end', cell };
  }

  function times(
    id: 'late' | 'early',
    value: (line: MonthLine) => readonly [number, number],
  ): Column<MonthLine> {
    const cell = (line: MonthLine) => {
      const [often, minutes] = value(line);
      return often === 0 ? '' : t('months.times', { times: often, minutes });
    };
    return { id, header: t(`months.columns.${id}`), width: 150, align: 'end', cell };
  }
}

function personColumns(t: Words): Column<MonthLine>[] {
  return [
    {
      id: 'name',
      header: t('months.columns.name'),
      width: 160,
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
  ];
}

function blankZero(value: number | string): string {
  return value === 0 || value === '0' ? '' : String(value);
}
