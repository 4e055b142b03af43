import { type KeyboardEvent, type ReactElement, useRef } from 'react';
import { formatDate } from '#ui/texts/format.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import { daysBefore } from '../../stores/clock.ts';
import { type MonthDay, type MonthView, toneOf } from '../../stores/day-look.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import css from './mine.module.css';

interface MonthGridProps {
  view: MonthView;
  month: string;
  chosen: string | null;
  onChoose: (day: string) => void;
}

/** Any week that begins on a Monday, for the names of the days. */
const someWeek = ['05', '06', '07', '08', '09', '10', '11'].map((day) => `2026-01-${day}`);

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** The days of a month in weeks; arrow keys go from day to day. */
export function MonthGrid({ view, month, chosen, onChoose }: MonthGridProps): ReactElement {
  const t = useWords();
  const language = useLocale();
  const grid = useRef<HTMLElement>(null);
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'narrow', timeZone: 'UTC' });
  function onKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = view.days.findIndex(({ day }) => day === chosen);
    const next = view.days[Math.min(view.days.length - 1, Math.max(0, at + step))];
    if (next === undefined) return;
    onChoose(next.day);
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${next.day}"]`)?.focus();
  }
  return (
    <section
      ref={grid}
      className={css.grid}
      aria-label={t('month.label', { month: formatDate(month, 'month') })}
      onKeyDown={onKeyDown}
    >
      {someWeek.map((day) => (
        <span key={day} className={css.weekday} aria-hidden="true">
          {weekday.format(new Date(day))}
        </span>
      ))}
      {view.days.map((day, index) => (
        <button
          key={day.day}
          type="button"
          className={css.day}
          style={index === 0 ? { gridColumnStart: daysBefore(month) + 1 } : undefined}
          data-day={day.day}
          data-kind={day.kind}
          data-tone={toneOf(day)}
          data-today={day.day === view.today}
          aria-pressed={day.day === chosen}
          aria-label={spokenDay(day, t)}
          tabIndex={day.day === (chosen ?? view.days[0]?.day) ? 0 : -1}
          onClick={() => onChoose(day.day)}
        >
          <span className={css.dayNumber}>
            {Number(day.day.slice(8))}
            {day.kind !== 'workday' && <small>{t(`kindShort.${day.kind}`)}</small>}
          </span>
          <span className={css.dayWords}>{shortWords(day, t)}</span>
        </button>
      ))}
    </section>
  );
}

function shortWords(day: MonthDay, t: Words): string {
  if (day.result === null) return day.calendarName ?? '';
  const [first] = day.result.exceptions;
  if (first !== undefined) return t(`exception.${first}`);
  return day.result.state === 'rest' ? (day.calendarName ?? '') : t(`state.${day.result.state}`);
}

function spokenDay(day: MonthDay, t: Words): string {
  const said = [
    formatDate(day.day, 'short'),
    t(`kind.${day.kind}`),
    day.calendarName,
    day.shift?.name,
  ];
  const result =
    day.result === null
      ? []
      : [
          t(`state.${day.result.state}`),
          ...day.result.exceptions.map((exception) => t(`exception.${exception}`)),
        ];
  return [...said, ...result].filter(Boolean).join(' ');
}
