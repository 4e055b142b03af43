import type { daySheet } from '#bridge/calls/kaoqin/sheet.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { clockWords, hoursOf } from '../../stores/clock.ts';
import { toneOfState } from '../../stores/day-look.ts';
import type { Words } from '../../texts/app-texts.ts';

/** A day of somebody. */
export type SheetLine = ResultOf<typeof daySheet>['rows'][number];

/** The columns of the sheet of days. */
export function columnsOf(t: Words): Column<SheetLine>[] {
  return [...personColumns(t), ...punchColumns(t), ...resultColumns(t)];
}

function personColumns(t: Words): Column<SheetLine>[] {
  return [
    {
      id: 'day',
      card: 'field',
      header: t('sheet.columns.day'),
      cell: ({ day }) => formatDate(day),
      width: 108,
    },
    {
      id: 'name',
      header: t('sheet.columns.name'),
      card: 'title',
      cell: ({ name }) => name,
      text: ({ name }) => name,
      minWidth: 120,
    },
    {
      id: 'staffNo',
      header: t('sheet.columns.staffNo'),
      cell: ({ staffNo }) => staffNo,
      width: 92,
    },
    {
      id: 'organ',
      header: t('months.columns.organ'),
      cell: ({ organ }) => organ ?? '',
      minWidth: 110,
    },
    {
      id: 'shift',
      card: 'field',
      header: t('day.shift'),
      cell: ({ shift }) => shift ?? '',
      width: 84,
    },
  ];
}

function punchColumns(t: Words): Column<SheetLine>[] {
  const time = (minute: number | null) =>
    minute === null ? '' : clockWords(minute, (text) => t('day.nextDay', { time: text }));
  return [
    { id: 'in', header: t('sheet.columns.in'), cell: ({ punchIn }) => time(punchIn), width: 92 },
    {
      id: 'out',
      header: t('sheet.columns.out'),
      cell: ({ punchOut }) => time(punchOut),
      width: 104,
    },
  ];
}

function resultColumns(t: Words): Column<SheetLine>[] {
  const hours = (minutes: number) =>
    minutes === 0 ? '' : t('month.hours', { count: hoursOf(minutes) });
  return [
    {
      id: 'state',
      card: 'state',
      header: t('sheet.columns.state'),
      cell: ({ state }) => <Tag tone={toneOfState(state)}>{t(`state.${state}`)}</Tag>,
      text: ({ state }) => t(`state.${state}`),
      width: 96,
    },
    {
      id: 'exceptions',
      card: 'field',
      header: t('sheet.columns.exceptions'),
      cell: ({ exceptions }) => exceptions.map((one) => t(`exception.${one}`)).join(' · '),
      minWidth: 130,
    },
    {
      id: 'worked',
      header: t('months.columnsOfDay.worked'),
      cell: ({ workedMinutes }) => hours(workedMinutes),
      width: 92,
      align: 'end',
    },
    {
      id: 'overtime',
      header: t('month.overtime'),
      cell: ({ overtimeMinutes }) => hours(overtimeMinutes),
      width: 92,
      align: 'end',
    },
  ];
}
