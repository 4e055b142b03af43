import { type PointerEvent, useRef, useState } from 'react';
import { fillArea } from '../../stores/fill.ts';
import { type Area, areaOf, grownArea, type Place } from '../../stores/selection.ts';
import type { GridWork } from './use-grid-keys.ts';

/** The mouse in the grid: a drag selects, one from the handle fills. `filling` is what a fill would reach. */
export function useGridPointer({ draft, selection, select }: GridWork) {
  const drag = useRef<'select' | 'fill' | null>(null);
  const [filling, setFilling] = useState<Area | null>(null);
  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    const place = placeAt(event);
    if (place === null || event.button !== 0) return;
    const isHandle =
      event.target instanceof Element && event.target.closest('[data-fill]') !== null;
    // A finger scrolls: a tap selects, only a mouse drags.
    drag.current = event.pointerType === 'touch' ? null : isHandle ? 'fill' : 'select';
    if (!isHandle) select({ anchor: event.shiftKey ? selection.anchor : place, focus: place });
  }
  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (drag.current === null) return;
    const place = placeAt(event);
    if (place === null) return;
    if (drag.current === 'fill') setFilling(grownArea(areaOf(selection), place));
    else if (!isSame(place, selection.focus)) select({ anchor: selection.anchor, focus: place });
  }
  function onPointerUp(): void {
    if (drag.current === 'fill' && filling !== null) {
      draft.edit(fillArea(draft.rows, areaOf(selection), filling));
      select({
        anchor: { row: filling.top, column: filling.left },
        focus: { row: filling.bottom, column: filling.right },
      });
    }
    drag.current = null;
    setFilling(null);
  }
  return {
    filling,
    pointer: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}

function isSame(one: Place, other: Place): boolean {
  return one.row === other.row && one.column === other.column;
}

function placeAt({ target }: PointerEvent<HTMLElement>): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  if (cell === null) return null;
  const { row, column } = cell.dataset;
  return { row: Number(row), column: Number(column) };
}
