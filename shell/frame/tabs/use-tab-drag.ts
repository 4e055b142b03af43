import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { placeTab } from '../../stores/tabs/tabs.ts';

/** Where a dragged tab would come to stand: before or after another one. */
export interface TabDrop {
  readonly id: string;
  readonly side: 'before' | 'after';
}

interface Drag {
  readonly tab: HTMLElement;
  readonly startX: number;
  readonly pointer: number;
  moving: boolean;
}

/** Pixels the pointer moves before a press becomes a drag. */
const slack = 6;

/**
 * Dragging a tab along the strip with a mouse or a pen; a finger scrolls the strip instead. A line shows the place, the
 * tab moves there when it is let go, and Escape leaves everything as it was.
 */
export function useTabDrag(): {
  drop: TabDrop | undefined;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
} {
  const drag = useRef<Drag>(undefined);
  const [drop, setDrop] = useState<TabDrop>();

  function end(): void {
    drag.current = undefined;
    setDrop(undefined);
  }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      drag.current = undefined;
      setDrop(undefined);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return {
    drop,
    onPointerDown(event) {
      if (event.button !== 0 || event.pointerType === 'touch') return;
      const tab = event.target instanceof Element ? event.target.closest('[data-movable]') : null;
      if (!(tab instanceof HTMLElement)) return;
      drag.current = { tab, startX: event.clientX, pointer: event.pointerId, moving: false };
    },
    onPointerMove(event) {
      const { current } = drag;
      if (!current) return;
      if (!current.moving) {
        if (Math.abs(event.clientX - current.startX) < slack) return;
        current.moving = true;
        // The pointer may pass over frames, which would keep its events.
        current.tab.setPointerCapture(current.pointer);
      }
      setDrop(dropAt(event.currentTarget, current.tab, event.clientX));
    },
    onPointerUp() {
      const { current } = drag;
      if (current?.moving && drop) letGo(current.tab, drop);
      end();
    },
    onPointerCancel: end,
  };
}

/** The tab nearest to the pointer and the side of it; nothing over the dragged tab itself. */
function dropAt(list: HTMLElement, dragged: HTMLElement, x: number): TabDrop | undefined {
  const tabs = [...list.querySelectorAll<HTMLElement>('[data-tab]')];
  const over = tabs.findLast((tab) => tab.getBoundingClientRect().left <= x) ?? tabs[0];
  if (!over || over === dragged) return undefined;
  over.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, width } = over.getBoundingClientRect();
  const pinned = over.dataset.movable === undefined;
  const side = pinned || x > left + width / 2 ? 'after' : 'before';
  return { id: over.dataset.tab ?? '', side };
}

function letGo(dragged: HTMLElement, drop: TabDrop): void {
  const list = dragged.closest('[role="tablist"]');
  const ids = [...(list?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])]
    .map((tab) => tab.dataset.tab ?? '')
    .filter((id) => id !== dragged.dataset.tab);
  const at = ids.indexOf(drop.id);
  if (at >= 0) placeTab(dragged.dataset.tab ?? '', drop.side === 'after' ? at + 1 : at);
}
