import type { CSSProperties, ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { myRoster } from '#bridge/calls/paiban/rosters.ts';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import { weekdayOf } from '../../stores/clock.ts';
import { useWords } from '../../texts/app-texts.ts';
import { shiftTimes, trainingWords } from '../roster/cell-words.ts';
import css from './mine.module.css';

type OwnDay = ResultOf<typeof myRoster>['days'][number];

/** Any week that begins on a Monday, for the names of the days. */
const someWeek = ['05', '06', '07', '08', '09', '10', '11'].map((day) => `2026-01-${day}`);

/** The days of a month: a calendar on a desk, a list on a phone. */
export function MonthDays(props: { days: readonly OwnDay[]; today: string }): ReactElement {
  const { days, today } = props;
  const language = useLocale();
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const before = weekdayOf(days[0]?.day ?? today);
  return (
    <>
      <div className={css.weekdays} aria-hidden="true">
        {someWeek.map((day) => (
          <span key={day}>{weekday.format(new Date(day))}</span>
        ))}
      </div>
      <ol className={css.days} style={{ '--before': before + 1 } as CSSProperties}>
        {days.map((day) => (
          <Day
            key={day.day}
            day={day}
            isToday={day.day === today}
            weekday={weekday.format(new Date(`${day.day}T00:00:00Z`))}
          />
        ))}
      </ol>
    </>
  );
}

function Day(props: { day: OwnDay; isToday: boolean; weekday: string }): ReactElement {
  const { day, isToday, weekday } = props;
  const t = useWords();
  const { shift } = day;
  return (
    <li className={css.day} data-kind={day.kind} aria-current={isToday ? 'date' : undefined}>
      <span className={css.date}>
        <time dateTime={day.day} title={formatDate(day.day, 'long')}>
          {Number(day.day.slice(8))}
        </time>
        <small className={css.weekday}>{weekday}</small>
        {day.name !== null && <small className={css.holiday}>{day.name}</small>}
        {isToday && <Tag tone="accent">{t('mine.today')}</Tag>}
      </span>
      <span className={css.plan} data-colour={shift?.colour ?? day.plan}>
        {shift === null ? t(day.plan === 'rest' ? 'restDay' : 'none') : <b>{shift.name}</b>}
        {shift !== null && <span>{shiftTimes(shift, t)}</span>}
      </span>
      {[...day.training.entries()].map(([place, one]) => (
        <span key={`${one.from} ${one.name} ${place}`} className={css.plan} data-colour="training">
          <b>{trainingWords(one, t)}</b>
          {one.place !== null && <span>{one.place}</span>}
        </span>
      ))}
    </li>
  );
}
