import { type RefObject, useEffect, useState } from 'react';

/** Rows drawn beyond each edge, so that quick scrolling shows no gap. */
const margin = 12;

/** The slice of `count` rows of `height` pixels that is in sight of a scrolling element. */
export function useWindow(
  element: RefObject<HTMLElement | null>,
  count: number,
  height: number,
): { readonly from: number; readonly to: number } {
  const [edges, setEdges] = useState({ from: 0, to: margin * 4 });
  const drawn = count > 0;
  useEffect(() => {
    const scroller = element.current;
    // Where nothing is drawn there is no element; the next one is another.
    if (!scroller || !drawn) return;
    function measure(): void {
      if (!scroller) return;
      const from = Math.max(0, Math.floor(scroller.scrollTop / height) - margin);
      const to = Math.ceil((scroller.scrollTop + scroller.clientHeight) / height) + margin;
      setEdges((before) => (before.from === from && before.to === to ? before : { from, to }));
    }
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', measure);
    };
  }, [element, height, drawn]);
  return { from: Math.min(edges.from, Math.max(0, count - 1)), to: Math.min(edges.to, count) };
}
