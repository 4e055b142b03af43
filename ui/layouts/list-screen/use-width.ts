import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels an element is wide; what it was last while it is not in sight, and 0 before it was drawn. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => setWidth((before) => measured.clientWidth || before);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
