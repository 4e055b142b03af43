import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import type { PlacedColumn } from './columns.ts';
import css from './data-table.module.css';

/** The classes that put a cell in its place. */
export function cellClass<Row>(column: PlacedColumn<Row>): string {
  return classNames(
    column.align === 'end' && css.end,
    column.align === 'center' && css.center,
    column.fixed && css.fixed,
    column.edge && (column.fixed === 'start' ? css.edgeStart : css.edgeEnd),
  );
}

/** How far from the edge a fixed cell stays. */
export function cellStyle<Row>(column: PlacedColumn<Row>): CSSProperties | undefined {
  if (column.fixed === 'start') return { insetInlineStart: column.offset };
  if (column.fixed === 'end') return { insetInlineEnd: column.offset };
  return undefined;
}
