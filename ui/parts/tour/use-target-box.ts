import { useLayoutEffect, useState } from 'react';
import type { Box } from './place-card.ts';

/** A selector, or what finds the element when the step is shown. */
export type TourTarget = string | (() => Element | null);

/**
 * The box of a step's target in the window, followed while the page moves. Nothing for a target that is not there or
 * not in sight, until it is.
 */
export function useTargetBox(target: TourTarget | undefined, follows: boolean): Box | undefined {
  const [box, setBox] = useState<Box>();
  useLayoutEffect(() => {
    if (!follows) return;
    find(target)?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const measure = () => setBox((before) => sameOr(before, boxOf(find(target))));
    measure();
    return onEveryMove(measure);
  }, [target, follows]);
  return box;
}

function find(target: TourTarget | undefined): Element | null {
  if (target === undefined) return null;
  const element = typeof target === 'string' ? document.querySelector(target) : target();
  return element?.checkVisibility() ? element : null;
}

function boxOf(element: Element | null): Box | undefined {
  if (!element) return undefined;
  const { x, y, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

// The same object as long as nothing moved, so that a change elsewhere on the page draws nothing.
function sameOr(before: Box | undefined, now: Box | undefined): Box | undefined {
  const moved = (['x', 'y', 'width', 'height'] as const).some(
    (side) => before?.[side] !== now?.[side],
  );
  return moved ? now : before;
}

function onEveryMove(measure: () => void): () => void {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  const changes = new MutationObserver(soon);
  changes.observe(document.body, { childList: true, subtree: true });
  addEventListener('resize', soon);
  addEventListener('scroll', soon, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    removeEventListener('resize', soon);
    removeEventListener('scroll', soon, { capture: true });
  };
}
