import { type DragEvent, type HTMLAttributes, useState } from 'react';
import { placeOfDrop, type TreePlace } from './tree-places.ts';
import type { TreeRow } from './tree-rows.ts';

/** What makes one row draggable, and how it shows that something is held over it. */
export interface RowDrag {
  readonly props: HTMLAttributes<HTMLElement>;
  readonly over: 'in' | 'before' | undefined;
}

interface Held {
  readonly id: string;
  readonly over?: { readonly id: string; readonly where: 'in' | 'before' };
}

/** Lets rows be dragged onto others and between them; undefined where they stay. */
export function useTreeDrag(
  rows: readonly TreeRow[],
  onMove: ((id: string, place: TreePlace) => void) | undefined,
): ((row: TreeRow) => RowDrag) | undefined {
  const [held, setHeld] = useState<Held>();
  if (onMove === undefined) return undefined;
  return (row) => {
    const { id } = row.node;
    const place = (event: DragEvent<HTMLElement>) =>
      held && { where: whereOf(event), place: placeOfDrop(rows, held.id, row, whereOf(event)) };
    return {
      over: held?.over?.id === id ? held.over.where : undefined,
      props: {
        draggable: true,
        onDragStart(event) {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', row.node.label);
          setHeld({ id });
        },
        onDragOver(event) {
          const found = place(event);
          if (!held || !found?.place) return;
          event.preventDefault();
          if (held.over?.id === id && held.over.where === found.where) return;
          setHeld({ id: held.id, over: { id, where: found.where } });
        },
        onDragEnd: () => setHeld(undefined),
        onDrop(event) {
          const found = place(event);
          setHeld(undefined);
          if (!held || !found?.place) return;
          event.preventDefault();
          onMove(held.id, found.place);
        },
      },
    };
  };
}

/** The upper third of a row is the gap before it. */
function whereOf(event: DragEvent<HTMLElement>): 'in' | 'before' {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  return event.clientY - top < height / 3 ? 'before' : 'in';
}
