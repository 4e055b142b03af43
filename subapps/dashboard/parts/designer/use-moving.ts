import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { BoardTile } from '#bridge/calls/prism/boards.ts';
import { type Box, place, type Step, stepped } from '#ui/charts/placement.ts';
import { useWords } from '../../texts/app-texts.ts';
import { rowGap, rowHeight } from '../tile-body.tsx';

interface Options {
  tiles: readonly BoardTile[];
  /** Keeps the tiles as they were put down. */
  onPlaced: (tiles: BoardTile[]) => void;
  onRemove: (id: string) => void;
}

interface Held {
  readonly id: string;
  readonly tiles: readonly BoardTile[];
}

const moves: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const sizes: Readonly<Record<string, Step>> = {
  ArrowLeft: 'narrower',
  ArrowRight: 'wider',
  ArrowUp: 'lower',
  ArrowDown: 'higher',
};

/** Moves and resizes tiles: by keyboard once one is picked up, by pointer while it is dragged. */
export function useMoving({ tiles, onPlaced, onRemove }: Options) {
  const t = useWords();
  const [held, setHeld] = useState<Held | null>(null);
  const [said, say] = useState('');
  const pointer = usePointer(held, setHeld, tiles, putDown);

  function putDown(): void {
    if (held) onPlaced([...held.tiles]);
    setHeld(null);
  }

  function tell(id: string, shown: readonly BoardTile[]): void {
    const at = shown.find((tile) => tile.id === id)?.at;
    if (at) say(t('designer.at', { column: at.x + 1, row: at.y + 1, width: at.w, height: at.h }));
  }

  function onKeyDown(event: KeyboardEvent, id: string): void {
    const isHeld = held?.id === id;
    const step = (event.shiftKey ? sizes : moves)[event.key];
    if (event.key === 'Enter' || event.key === ' ') {
      if (isHeld) {
        putDown();
        say(t('designer.putDown'));
      } else {
        setHeld({ id, tiles });
        say(t('designer.pickedUp'));
      }
    } else if (event.key === 'Escape' && isHeld) {
      setHeld(null);
      say(t('designer.putBack'));
    } else if (event.key === 'Delete' && !isHeld) onRemove(id);
    else if (isHeld && step !== undefined) {
      const next = stepped(held.tiles, id, step);
      if (next) setHeld({ id, tiles: next });
      if (next) tell(id, next);
      else say(t('designer.noFurther'));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    shown: held?.tiles ?? tiles,
    heldId: held?.id ?? null,
    said,
    onKeyDown,
    onBlur: () => held && !pointer.isDragging() && putDown(),
    ...pointer.handlers,
  };
}

/** How tiles are moved. */
export type Moving = ReturnType<typeof useMoving>;

interface Drag {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly at: Box;
  readonly way: 'move' | 'resize';
  readonly column: number;
}

/** Pixels a pointer travels before a press becomes a drag. */
const least = 4;

function usePointer(
  held: Held | null,
  setHeld: (held: Held | null) => void,
  tiles: readonly BoardTile[],
  putDown: () => void,
) {
  const drag = useRef<Drag | null>(null);

  function onPointerDown(
    event: PointerEvent<HTMLElement>,
    tile: BoardTile,
    way: Drag['way'],
  ): void {
    const grid = event.currentTarget.closest('[data-grid]');
    if (event.button !== 0 || !grid) return;
    const column = (grid.clientWidth + rowGap) / 24;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { id: tile.id, x: event.clientX, y: event.clientY, at: tile.at, way, column };
  }

  function onPointerMove(event: PointerEvent): void {
    const from = drag.current;
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!held && Math.hypot(x, y) < least) return;
    const columns = Math.round(x / from.column);
    const rows = Math.round(y / (rowHeight + rowGap));
    const { at } = from;
    const box =
      from.way === 'move'
        ? { ...at, x: at.x + columns, y: at.y + rows }
        : { ...at, w: Math.min(at.w + columns, 24 - at.x), h: at.h + rows };
    setHeld({ id: from.id, tiles: place(tiles, from.id, box) });
  }

  function onPointerUp(): void {
    if (drag.current && held) putDown();
    drag.current = null;
  }

  function onPointerCancel(): void {
    drag.current = null;
    setHeld(null);
  }

  return {
    isDragging: () => drag.current !== null,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}
