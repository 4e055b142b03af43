import type { KeyboardEvent, ReactElement, RefObject } from 'react';
import { classNames } from '#ui/parts/class-names.ts';
import { Dot } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import css from './calendar-body.module.css';
import { type Calendar, toneOf } from './calendar-day.tsx';
import { weeksOf } from './month-days.ts';
import { useHomeTexts } from './texts/home-texts.ts';

interface MonthProps {
  /** `YYYY-MM`. */
  month: string;
  chosen: string;
  content: Calendar;
  onChoose: (day: string) => void;
}

interface MonthGridProps extends MonthProps {
  grid: RefObject<HTMLTableElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The days of a month, each with a dot for every kind of mark. */
export function MonthGrid({ grid, onKeyDown, ...month }: MonthGridProps): ReactElement {
  const t = useHomeTexts();
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a date grid, in which arrows move
      role="grid"
      className={css.grid}
      aria-label={formatDate(month.month, 'month')}
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
        {weeksOf(month.month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day key={day} day={day} {...month} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({
  day,
  month,
  chosen,
  content,
  onChoose,
}: MonthProps & { day: string }): ReactElement {
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
