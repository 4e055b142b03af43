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
    let known = false;
    // It hears of the row once it is laid out; to ask before that would lay out everything while an app is being shown.
    const observer = new ResizeObserver(() => {
      setOverflowing(row.scrollWidth > row.clientWidth + 1);
      if (known) return;
      known = true;
      row
        .querySelector('[aria-selected="true"]')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [list, chosen, count]);
  return overflowing;
}
