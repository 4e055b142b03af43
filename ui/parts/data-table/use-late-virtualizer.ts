import type { Virtualizer, VirtualizerOptions } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';

type Library = typeof import('@tanstack/react-virtual');
type Options = Omit<
  VirtualizerOptions<HTMLElement, Element>,
  'observeElementRect' | 'observeElementOffset' | 'scrollToFn' | 'onChange' | 'rangeExtractor'
>;

/** Which lines stand in sight, once the library that knows is loaded. */
export type LateVirtualizer = Virtualizer<HTMLElement, Element>;

let loaded: Library | undefined;

/**
 * TanStack Virtual's own hook, but that a table of one page does not carry it: what it knows comes after the first
 * lines are drawn, and these stay the same elements. `always` is drawn wherever it stands; -1 for none.
 */
export function useLateVirtualizer(options: Options, always: number): LateVirtualizer | undefined {
  const redraw = useReducer((count: number) => count + 1, 0)[1];
  const [library, setLibrary] = useState(loaded);
  useEffect(() => {
    if (library) return;
    import('@tanstack/react-virtual').then(
      (module) => {
        loaded = module;
        setLibrary(module);
      },
      // Thrown while drawing, so that the error boundary around the page catches it.
      (cause: unknown) =>
        setLibrary(() => {
          throw cause;
        }),
    );
  }, [library]);
  const [made, make] = useState<LateVirtualizer>();
  const whole = library && completed(options, library, always, redraw);
  const virtualizer = made ?? (library && whole && new library.Virtualizer(whole));
  if (virtualizer && whole) virtualizer.setOptions(whole);
  if (virtualizer && !made) make(virtualizer);
  useLayoutEffect(() => made?._didMount(), [made]);
  useLayoutEffect(() => made?._willUpdate());
  return virtualizer;
}

function completed(
  options: Options,
  library: Library,
  always: number,
  redraw: () => void,
): VirtualizerOptions<HTMLElement, Element> {
  return {
    ...options,
    observeElementRect: library.observeElementRect,
    observeElementOffset: library.observeElementOffset,
    scrollToFn: library.elementScroll,
    onChange: (_, scrolls) => (scrolls ? flushSync(redraw) : redraw()),
    rangeExtractor: (range) => {
      const shown = library.defaultRangeExtractor(range);
      if (always < 0 || shown.includes(always)) return shown;
      return [...shown, always].sort((one, other) => one - other);
    },
  };
}
