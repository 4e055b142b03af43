import type { PointerEvent } from 'react';

/**
 * For a box around words that may be cut: anyone who points at words that are cut reads them in full. The title is written
 * only then, since drawing must not wait for measuring.
 */
export const tellWhenCut: { readonly onPointerOver: (event: PointerEvent) => void } = {
  onPointerOver({ target, currentTarget }) {
    for (
      let at = target instanceof HTMLElement ? target : null;
      at !== null && at !== currentTarget.parentElement;
      at = at.parentElement
    ) {
      if (isCut(at)) return tell(at);
      if (at.dataset.cut !== undefined) return untell(at);
    }
  },
};

function tell(element: HTMLElement): void {
  element.title = element.innerText;
  element.dataset.cut = '';
}

/** It has room again, or other words. */
function untell(element: HTMLElement): void {
  element.removeAttribute('title');
  delete element.dataset.cut;
}

function isCut(element: HTMLElement): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  if (scrollWidth <= clientWidth && scrollHeight <= clientHeight) return false;
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  return scrollWidth > clientWidth ? textOverflow === 'ellipsis' : webkitLineClamp !== 'none';
}
