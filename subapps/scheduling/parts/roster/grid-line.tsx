// biome-ignore-all lint/a11y/useSemanticElements: a table cannot draw only the lines in sight
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the cell
import type { ReactElement } from 'react';
import { type Area, areaOf } from '../../stores/selection.ts';
import css from './grid.module.css';
import type { GridProps } from './grid.tsx';
import { GridRow } from './grid-row.tsx';
import type { Line } from './lines.ts';

interface GridLineProps extends GridProps {
  line: Line;
  top: number;
  columns: readonly number[];
  filling: Area | null;
}

/** The name of an organisation, or a person. */
export function GridLine(props: GridLineProps): ReactElement {
  const { line, top, roster, draft, selection, filling, columns, isWide } = props;
  if ('organ' in line) {
    return (
      <div className={css.group} role="row" style={{ top }}>
        <span role="rowheader">{line.organ}</span>
      </div>
    );
  }
  const { row } = line;
  const area = areaOf(selection);
  const plans = draft.rows[row] ?? [];
  const isIn = row >= area.top && row <= area.bottom;
  const isFilled = filling !== null && row >= filling.top && row <= filling.bottom;
  return (
    <GridRow
      {...{ roster, row, top, plans, columns, isWide }}
      findings={props.judge(row, plans)}
      from={isIn ? area.left : -1}
      to={isIn ? area.right : -1}
      focus={row === selection.focus.row ? selection.focus.column : -1}
      fillFrom={isFilled ? filling.left : -1}
      fillTo={isFilled ? filling.right : -2}
      hasHandle={draft.canEdit && row === area.bottom}
    />
  );
}
