// biome-ignore-all lint/a11y/useSemanticElements: a table cannot draw only the lines in sight
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the cell
import { type ReactElement, useMemo, useState } from 'react';
import { LinkButton } from '#ui/parts/link.tsx';
import type { Roster, Rows } from '../../stores/draft.ts';
import { type Coverage, coverageOf, foremost, isShort } from '../../stores/findings.ts';
import { useWords } from '../../texts/app-texts.ts';
import marks from './cell.module.css';
import css from './grid.module.css';

interface GridFootProps {
  roster: Roster;
  rows: Rows;
  columns: readonly number[];
}

const mostLines = 5;

/** How many work each shift on each day, below the grid. */
export function GridFoot({ roster, rows, columns }: GridFootProps): ReactElement {
  const t = useWords();
  const coverage = useMemo(() => coverageOf(rows, roster.shifts), [rows, roster.shifts]);
  const total = (column: number) =>
    coverage.reduce((sum, { counts }) => sum + (counts[column] ?? 0), 0);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? coverage : foremost(coverage, mostLines);
  const hidden = coverage.length - shown.length;
  return (
    <div className={css.foot}>
      {shown.map((one) => (
        <div key={one.shift.id} className={css.covered} role="row">
          <div className={css.corner} role="rowheader">
            <i className={marks.swatch} data-colour={one.shift.colour} />
            {one.shift.name}
          </div>
          {columns.map((column) => (
            <CountCell key={column} coverage={one} column={column} />
          ))}
        </div>
      ))}
      <div className={css.covered} role="row" data-total="">
        <div className={css.corner} role="rowheader">
          {t(coverage.length > 1 ? 'grid.worked' : 'grid.coverage')}
          {(isWhole || hidden > 0) && (
            <LinkButton onClick={() => setWhole(!isWhole)}>
              {isWhole ? t('grid.fewerShifts') : t('grid.moreShifts', { count: hidden })}
            </LinkButton>
          )}
        </div>
        {columns.map((column) => (
          <div key={column} className={css.count} role="gridcell" data-none={total(column) === 0}>
            {total(column)}
          </div>
        ))}
      </div>
    </div>
  );
}

function CountCell({ coverage, column }: { coverage: Coverage; column: number }): ReactElement {
  const t = useWords();
  const count = coverage.counts[column] ?? 0;
  const short = isShort(coverage, column);
  const needed = coverage.shift.staffAtLeast ?? 0;
  return (
    <div
      className={css.count}
      role="gridcell"
      data-none={count === 0 && !short}
      data-short={short}
      title={short ? t('grid.short', { count, needed }) : undefined}
    >
      {short ? `${count}/${needed}` : count}
    </div>
  );
}
