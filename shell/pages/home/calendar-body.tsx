import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { Button, IconButton } from '#ui/parts/button.tsx';
import { Dot } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import css from './calendar-body.module.css';
import { type Calendar, DayBody, toneOf } from './calendar-day.tsx';
import { addMonths, dayAfterKey } from './month-days.ts';
import { MonthGrid } from './month-grid.tsx';
import { useHomeTexts } from './texts/home-texts.ts';

interface CalendarBodyProps {
  content: Calendar;
  onOpen: (route: string) => void;
  /** Asks for another month, or for this one again. */
  onMonth: (month: string | undefined) => void;
}

/** A month with its marks, and beside it what the chosen day holds. One stop of the Tab key; arrows move by days. */
export function CalendarBody({ content: known, onOpen, onMonth }: CalendarBodyProps): ReactElement {
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
      <div>
        <MonthHead
          month={month}
          onTurn={turn}
          onToday={chosen === today ? undefined : () => choose(today)}
        />
        <MonthGrid {...{ grid, month, chosen, content, onKeyDown }} onChoose={choose} />
        <Legend content={content} />
      </div>
      <DayBody day={chosen} content={content} onOpen={onOpen} />
    </div>
  );
}

interface MonthHeadProps {
  month: string;
  onTurn: (months: number) => void;
  /** Not while today is chosen. */
  onToday: (() => void) | undefined;
}

function MonthHead({ month, onTurn, onToday }: MonthHeadProps): ReactElement {
  const t = useHomeTexts();
  return (
    <div className={css.head}>
      <p className={css.name} aria-live="polite">
        {formatDate(month, 'month')}
      </p>
      {onToday && (
        <Button size="sm" variant="quiet" onClick={onToday}>
          {t('calendar.today')}
        </Button>
      )}
      <IconButton
        size="sm"
        icon="chevron-left"
        label={t('calendar.previous')}
        onClick={() => onTurn(-1)}
      />
      <IconButton
        size="sm"
        icon="chevron-right"
        label={t('calendar.next')}
        onClick={() => onTurn(1)}
      />
    </div>
  );
}

function Legend({ content }: { content: Calendar }): ReactElement {
  return (
    <ul className={css.legend}>
      {content.kinds.map(({ code, label }) => (
        <li key={code}>
          <Dot tone={toneOf(content, code)} />
          {label}
        </li>
      ))}
    </ul>
  );
}
