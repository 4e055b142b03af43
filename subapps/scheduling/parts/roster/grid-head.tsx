// biome-ignore-all lint/a11y/useSemanticElements: a table cannot draw only the lines in sight
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the cell
import type { ReactElement } from 'react';
import { useLocale } from '#ui/texts/use-texts.ts';
import type { Roster } from '../../stores/draft.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './grid.module.css';

interface GridHeadProps {
  roster: Roster;
  columns: readonly number[];
  isWide: boolean;
}

/** The days over the grid, with weekdays and holidays. */
export function GridHead({ roster, columns, isWide }: GridHeadProps): ReactElement {
  const t = useWords();
  const style = isWide ? 'short' : 'narrow';
  const weekday = new Intl.DateTimeFormat(useLocale(), { weekday: style, timeZone: 'UTC' });
  return (
    <div className={css.head} role="row" aria-rowindex={1}>
      <div className={css.corner} role="columnheader">
        {t('grid.people', { count: roster.people.length })}
      </div>
      {columns.map((column) => {
        const day = roster.days[column];
        if (day === undefined) return null;
        return (
          <div
            key={column}
            className={css.day}
            role="columnheader"
            data-kind={day.kind}
            data-today={day.day === roster.today || undefined}
            title={day.name ?? (day.kind === 'statutory-holiday' ? t('holiday') : undefined)}
          >
            <b>{Number(day.day.slice(8))}</b>
            <small>{day.name ?? weekday.format(new Date(`${day.day}T00:00:00Z`))}</small>
          </div>
        );
      })}
    </div>
  );
}
