import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a row is wider than its place; also brings the chosen tab into sight, whole with its cross, when another one is
 * chosen, when its name changes, and when the row loses room, as to the button that shows all tabs.
 */
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
    const tab = row.querySelector('[aria-selected="true"]')?.parentElement;
    // It hears of the row once it is laid out; to ask before that would lay out everything while an app is being shown.
    const observer = new ResizeObserver(() => {
      setOverflowing(row.scrollWidth > row.clientWidth + 1);
      tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    observer.observe(row);
    if (tab) observer.observe(tab);
    return () => observer.disconnect();
  }, [list, chosen, count]);
  return overflowing;
}
