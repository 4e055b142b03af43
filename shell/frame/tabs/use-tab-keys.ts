import type { KeyboardEvent, RefObject } from 'react';
import { closeTab } from '../../host/tabs/tab-actions.ts';
import type { TabView } from '../../stores/tabs/tabs.ts';

/**
 * Keys of the strip after the ARIA pattern for tabs, chosen by Enter: arrows, Home and End move the focus, arrows with
 * Shift move the tab, Delete closes and leaves the focus on the neighbour.
 */
export function useTabKeys(
  list: RefObject<HTMLElement | null>,
  tabs: readonly TabView[],
  move: (tab: TabView, step: 1 | -1) => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const items = tabItems(list.current);
    const focused = document.activeElement;
    const here = focused instanceof HTMLElement ? items.indexOf(focused) : -1;
    if (here < 0) return;
    if (event.shiftKey) {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      const tab = tabs[here];
      if (step === 0 || !tab) return;
      event.preventDefault();
      move(tab, step);
      return;
    }
    if (event.key === 'Delete') {
      event.preventDefault();
      void close(tabs[here], here);
      return;
    }
    const place = neighbour(event.key, here, items.length);
    const next = place === undefined ? undefined : items[place];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  async function close(tab: TabView | undefined, place: number): Promise<void> {
    if (!tab || tab.pinned || !(await closeTab(tab.id))) return;
    requestAnimationFrame(() => {
      const items = tabItems(list.current);
      items.at(Math.min(place, items.length - 1))?.focus();
    });
  }

  return onKeyDown;
}

function neighbour(key: string, here: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (here + 1) % count;
    case 'ArrowLeft':
      return (here - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function tabItems(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
}
