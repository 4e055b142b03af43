import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { Button, IconButton } from '#ui/parts/button.tsx';
import { classNames } from '#ui/parts/class-names.ts';
import { Dot } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import css from './calendar-body.module.css';
import { type Calendar, DayBody, toneOf } from './calendar-day.tsx';
import { addMonths, dayAfterKey, weeksOf } from './month-days.ts';
import { useHomeTexts } from './texts/home-texts.ts';

interface CalendarBodyProps {
  content: Calendar;
  onOpen: (route: string) => void;
  /** Asks for another month, or for this one again. */
  onMonth: (month: string | undefined) => void;
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** A month with its marks, and beside it what the chosen day holds. One stop of the Tab key; arrows move by days. */
export function CalendarBody({ content: known, onOpen, onMonth }: CalendarBodyProps): ReactElement {
  const t = useHomeTexts();
  const { today } = known;
  const [chosen, setChosen] = useState(today);
  const grid = useRef<HTMLTableElement>(null);
  const month = chosen.slice(0, 7);
  // The marks of the month before do not stand in for those that are on their way.
  const content = known.month === month ? known : { ...known, marks: [] };

  function choose(day: string): void {
    setChosen(day);
    const next = day.slice(0, 7);
    if (next !== month) onMonth(next === today.slice(0, 7) ? undefined : next);
  }

  function turn(months: number): void {
    const next = addMonths(month, months);
    choose(next === today.slice(0, 7) ? today : `${next}-01`);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const next = dayAfterKey(event.key, chosen);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choose(next);
    requestAnimationFrame(() =>
      grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    );
  }

  return (
    <div className={css.calendar}>
      <div className={css.month}>
        <div className={css.head}>
          <p className={css.name} aria-live="polite">
            {formatDate(month, 'month')}
          </p>
          {chosen !== today && (
            <Button size="sm" variant="quiet" onClick={() => choose(today)}>
              {t('calendar.today')}
            </Button>
          )}
          <IconButton
            size="sm"
            icon="chevron-left"
            label={t('calendar.previous')}
            onClick={() => turn(-1)}
          />
          <IconButton
            size="sm"
            icon="chevron-right"
            label={t('calendar.next')}
            onClick={() => turn(1)}
          />
        </div>
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a date grid, in which arrows move
          role="grid"
          className={css.grid}
          aria-label={formatDate(month, 'month')}
          onKeyDown={onKeyDown}
        >
          <thead>
            <tr>
              {weekdays.map((day) => (
                <th key={day} scope="col">
                  {t(`calendar.weekdays.${day}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week) => (
              <tr key={week[0]}>
                {week.map((day) => (
                  <Day key={day} {...{ day, month, chosen, content }} onChoose={choose} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <DayBody day={chosen} content={content} onOpen={onOpen} />
    </div>
  );
}

interface DayProps {
  day: string;
  month: string;
  chosen: string;
  content: Calendar;
  onChoose: (day: string) => void;
}

function Day({ day, month, chosen, content, onChoose }: DayProps): ReactElement {
  const t = useHomeTexts();
  const marks = content.marks.filter((mark) => mark.day === day);
  const count = marks.reduce((sum, { total }) => sum + total, 0);
  const isToday = day === content.today;
  const spoken = formatDate(day, 'long');
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
    <td aria-selected={day === chosen}>
      <button
        type="button"
        className={classNames(css.day, isToday && css.today)}
        data-outside={!day.startsWith(month)}
        data-chosen={day === chosen}
        tabIndex={day === chosen ? 0 : -1}
        aria-label={count > 0 ? t('calendar.events', { day: spoken, count }) : spoken}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onChoose(day)}
      >
        {Number(day.slice(8))}
        <span className={css.dots}>
          {marks.map(({ kind }) => (
            <Dot key={kind} tone={toneOf(content, kind)} />
          ))}
        </span>
      </button>
    </td>
  );
}
