import type { KeyboardEvent, PointerEvent, ReactElement } from 'react';
import type { PlacedColumn } from './columns.ts';
import css from './data-table.module.css';
import { useTableTexts } from './texts/table-texts.ts';

interface ResizeEdgeProps<Row> {
  column: PlacedColumn<Row>;
  /** Pixels. */
  onWidth: (width: number) => void;
}

/** Pixels an arrow key adds or takes away. */
const step = 16;

/** The edge of a head cell: dragged, or moved with the arrow keys. */
export function ResizeEdge<Row>({ column, onWidth }: ResizeEdgeProps<Row>): ReactElement {
  const t = useTableTexts();
  const least = column.minWidth ?? 80;
  function drag(event: PointerEvent<HTMLElement>): void {
    const edge = event.currentTarget;
    const cell = edge.closest('th');
    if (!cell) return;
    event.preventDefault();
    edge.setPointerCapture(event.pointerId);
    const start = cell.offsetWidth - event.clientX;
    const move = (next: globalThis.PointerEvent) => onWidth(Math.max(least, start + next.clientX));
    edge.addEventListener('pointermove', move);
    edge.addEventListener(
      'lostpointercapture',
      () => edge.removeEventListener('pointermove', move),
      {
        once: true,
      },
    );
  }
  function press(event: KeyboardEvent<HTMLElement>): void {
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const cell = event.currentTarget.closest('th');
    if (direction === 0 || !cell) return;
    event.preventDefault();
    onWidth(Math.max(least, cell.offsetWidth + direction * step));
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot stand in a head cell and take the focus
    <span
      role="separator"
      className={css.resize}
      data-resize
      aria-orientation="vertical"
      aria-label={t('table.resize', { column: column.header })}
      aria-valuenow={column.width ?? least}
      aria-valuemin={least}
      tabIndex={0}
      onPointerDown={drag}
      onKeyDown={press}
    />
  );
}
