import { type ReactElement, useRef } from 'react';
import { setArea } from '../../stores/fill.ts';
import type { Finding } from '../../stores/findings.ts';
import { areaOf, selectCell } from '../../stores/selection.ts';
import type { ShownWeek } from './board.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { Grid, type GridProps } from './grid.tsx';
import { Legend } from './legend.tsx';
import css from './roster.module.css';
import type { View } from './use-place.ts';
import { monthOf } from './weeks.ts';

interface WorksheetProps extends Omit<GridProps, 'isWide'> {
  findings: readonly Finding[];
  week: ShownWeek;
  view: View;
}

/** The legend, the grid, and what is wrong with it. */
export function Worksheet(props: WorksheetProps): ReactElement {
  const { roster, draft, selection, select, bounds, findings, week, view } = props;
  const grid = useRef<HTMLDivElement>(null);
  function focusGrid(): void {
    grid.current?.querySelector<HTMLElement>('[role="grid"]')?.focus();
  }
  function go({ row, column }: Finding): void {
    if (view === 'week') week.show(column);
    select(selectCell({ row, column }, { ...bounds, ...monthOf(roster) }));
    focusGrid();
  }
  return (
    <>
      <Legend
        shifts={roster.shifts}
        canEdit={draft.canEdit}
        onSet={(plan) => {
          draft.edit(setArea(areaOf(selection), plan));
          focusGrid();
        }}
      />
      <div ref={grid} className={css.split}>
        <Grid {...props} isWide={view === 'week'} />
        <ConflictPanel roster={roster} findings={findings} onGo={go} />
      </div>
    </>
  );
}
