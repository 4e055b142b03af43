import { type ReactElement, useState } from 'react';
import { attendanceFunctions } from '#bridge/calls/kaoqin/functions.ts';
import { attendanceMonthPerson } from '#bridge/calls/kaoqin/months.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { tableStatus, useCall, usePermission } from '#bridge/react/index.ts';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { clockWords, hoursOf } from '../../stores/clock.ts';
import { toneOfState } from '../../stores/day-look.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import css from '../mine/mine.module.css';
import { SheetDayDialog } from '../sheet/sheet-day-dialog.tsx';
import { CyclesTable } from './cycles-table.tsx';
import { type Correction, changeWords } from './months.ts';

type Day = ResultOf<typeof attendanceMonthPerson>['days'][number];

/** Whose month is shown. */
export interface PickedPerson {
  readonly employmentId: string;
  readonly name: string;
}

interface PersonPanelProps {
  month: string;
  person: PickedPerson;
  onClose: () => void;
}

/** The days that make up the sums of a person, each with the way to how it came about, and what of months before counts in them. */
export function PersonPanel({ month, person, onClose }: PersonPanelProps): ReactElement {
  const t = useWords();
  const call = useCall(attendanceMonthPerson, { month, employmentId: person.employmentId });
  const corrections = call.data?.corrections ?? [];
  const mayOpen = usePermission(attendanceFunctions.sheet) === true;
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <Dialog
      open
      side
      width={960}
      title={t('months.person', { name: person.name, month: formatDate(month, 'month') })}
      hideCancel
      onClose={onClose}
    >
      <div className={css.panel}>
        <CyclesTable cycles={call.data?.cycles ?? []} />
        {corrections.length > 0 && (
          <section>
            <h3 className={css.detailHead}>{t('months.correctionsTitle')}</h3>
            <p className={css.faint}>{t('months.correctionsHint')}</p>
            <DataTable
              label={t('months.correctionsTitle')}
              columns={correctionColumns(t)}
              rows={corrections}
              rowKey={({ id }: Correction) => id}
              status={{ kind: 'ready' }}
            />
          </section>
        )}
        <DataTable
          label={t('months.days')}
          columns={dayColumns(t)}
          rows={call.data?.days ?? []}
          rowKey={({ day }: Day) => day}
          status={tableStatus(call)}
          onRetry={call.reload}
          {...(mayOpen && { onOpen: ({ day }: Day) => setOpened(day) })}
        />
      </div>
      {opened !== null && (
        <SheetDayDialog line={{ ...person, day: opened }} onClose={() => setOpened(null)} />
      )}
    </Dialog>
  );
}

function correctionColumns(t: Words): Column<Correction>[] {
  return [
    { id: 'day', header: t('sheet.columns.day'), width: 120, cell: ({ day }) => formatDate(day) },
    {
      id: 'cause',
      header: t('months.columnsOfDay.cause'),
      width: 130,
      cell: ({ cause }) => t(`months.cause.${cause}`),
    },
    {
      id: 'change',
      header: t('months.columnsOfDay.change'),
      minWidth: 220,
      cell: (correction) => changeWords(correction, t),
    },
  ];
}

function dayColumns(t: Words): Column<Day>[] {
  const time = (minute: number | null) =>
    minute === null ? '' : clockWords(minute, (text) => t('day.nextDay', { time: text }));
  const hours = (id: string, header: string, minutes: (day: Day) => number): Column<Day> => ({
    id,
    header,
    width: 90,
    align: 'end',
    cell: (day) => (minutes(day) === 0 ? '' : t('month.hours', { count: hoursOf(minutes(day)) })),
  });
  return [
    {
      id: 'day',
      header: t('sheet.columns.day'),
      width: 120,
      card: 'title',
      cell: ({ day }) => formatDate(day),
    },
    { id: 'shift', header: t('day.shift'), width: 90, cell: ({ shift }) => shift ?? '' },
    { id: 'in', header: t('sheet.columns.in'), width: 100, cell: ({ punchIn }) => time(punchIn) },
    {
      id: 'out',
      header: t('sheet.columns.out'),
      width: 110,
      cell: ({ punchOut }) => time(punchOut),
    },
    {
      id: 'state',
      header: t('sheet.columns.state'),
      width: 100,
      card: 'state',
      text: ({ state }) => t(`state.${state}`),
      cell: ({ state }) => <Tag tone={toneOfState(state)}>{t(`state.${state}`)}</Tag>,
    },
    {
      id: 'exceptions',
      header: t('sheet.columns.exceptions'),
      minWidth: 110,
      cell: ({ exceptions }) => exceptions.map((one) => t(`exception.${one}`)).join(' · '),
    },
    hours('worked', t('months.columnsOfDay.worked'), ({ workedMinutes }) => workedMinutes),
    hours('leave', t('months.columnsOfDay.leave'), ({ leaveMinutes }) => leaveMinutes),
    hours('overtime', t('month.overtime'), ({ overtimeMinutes }) => overtimeMinutes),
  ];
}
