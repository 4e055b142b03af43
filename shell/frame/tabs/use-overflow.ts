import { type RefObject, useEffect, useState } from 'react';

/** Whether a row is wider than its place; also brings the chosen tab into sight when it or the row changes. */
export function useOverflow(
  list: RefObject<HTMLElement | null>,
  chosen: string | null,
  count: number,
): boolean {
  const [overflowing, setOverflowing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the row holds decides its width
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const measure = (): void => setOverflowing(row.scrollWidth > row.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    row
      .querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return () => observer.disconnect();
  }, [list, chosen, count]);
  return overflowing;
}
