import { type ReactElement, useState } from 'react';
import { Button, IconButton } from '#ui/parts/button.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { hoursOf, monthAfter } from '../../stores/clock.ts';
import type { MonthView } from '../../stores/day-look.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import { DayPanel } from './day-panel.tsx';
import css from './mine.module.css';
import { MonthGrid } from './month-grid.tsx';

interface MonthPanelProps {
  view: MonthView;
  month: string;
  /** How often something of the person was changed: the chosen day is read again. */
  changes: number;
  onMonth: (month: string) => void;
  onChanged: () => void;
}

/** The month as a calendar with its sums, and the chosen day in detail. */
export function MonthPanel(props: MonthPanelProps): ReactElement {
  const { view, month, changes, onMonth, onChanged } = props;
  const t = useWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const inMonth = (day: string | null) => day?.startsWith(month) === true;
  const today = inMonth(view.today) ? view.today : null;
  const picked = inMonth(chosen) ? chosen : today;
  const day = view.days.find((one) => one.day === picked);
  return (
    <div className={css.panel}>
      <div className={css.monthBar}>
        <IconButton
          icon="chevron-left"
          label={t('month.previous')}
          onClick={() => onMonth(monthAfter(month, -1))}
        />
        <strong className={css.monthName}>{formatDate(month, 'month')}</strong>
        <IconButton
          icon="chevron-right"
          label={t('month.next')}
          onClick={() => onMonth(monthAfter(month, 1))}
        />
        {!inMonth(view.today) && (
          <Button size="sm" variant="quiet" onClick={() => onMonth(view.today.slice(0, 7))}>
            {t('month.today')}
          </Button>
        )}
      </div>
      <Totals totals={view.totals} t={t} />
      <div className={css.split}>
        <MonthGrid view={view} month={month} chosen={picked} onChoose={setChosen} />
        {day ? (
          <DayPanel key={`${day.day} ${changes}`} day={day} onChanged={onChanged} />
        ) : (
          <p className={css.faint}>{t('day.pick')}</p>
        )}
      </div>
    </div>
  );
}

function Totals({ totals, t }: { totals: MonthView['totals']; t: Words }): ReactElement {
  const figures = [
    ['dueDays', t('month.days', { count: totals.dueDays }), 0],
    ['presentDays', t('month.days', { count: totals.presentDays }), 0],
    ['late', t('month.times', { count: totals.lateTimes }), totals.lateTimes],
    ['early', t('month.times', { count: totals.earlyTimes }), totals.earlyTimes],
    ['missing', t('month.times', { count: totals.missingPunches }), totals.missingPunches],
    ['absent', t('month.hours', { count: hoursOf(totals.absentMinutes) }), totals.absentMinutes],
    ['leave', t('month.hours', { count: hoursOf(totals.leaveMinutes) }), 0],
    ['overtime', t('month.hours', { count: hoursOf(totals.overtimeMinutes) }), 0],
  ] as const;
  return (
    <dl className={css.totals}>
      {figures.map(([name, words, wrong]) => (
        <div key={name} data-wrong={wrong > 0}>
          <dt>{t(`month.${name}`)}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
