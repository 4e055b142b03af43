import { type RefObject, useState } from 'react';
import { placeTab, type TabView } from '../../stores/tabs/tabs.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';

/** Moves tabs by one place without a pointer; `moved` says it to those who do not see it. */
export function useTabMoves(
  list: RefObject<HTMLElement | null>,
  tabs: readonly TabView[],
): { moved: string; move: (tab: TabView, step: 1 | -1) => void } {
  const t = useShellTexts();
  const [moved, setMoved] = useState('');

  function move(tab: TabView, step: 1 | -1): void {
    if (!mayMove(tab, tabs, step)) return;
    const place = tabs.findIndex(({ id }) => id === tab.id) + step;
    placeTab(tab.id, place);
    setMoved(t('tabs.moved', { title: tab.title, place: place + 1, count: tabs.length }));
    // An element that is moved in the document loses the keyboard.
    requestAnimationFrame(() => {
      list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
    });
  }

  return { moved, move };
}

/** Whether a tab has a place to go to on that side: pinned ones stay where they are. */
export function mayMove(tab: TabView, tabs: readonly TabView[], step: 1 | -1): boolean {
  const at = tabs.findIndex(({ id }) => id === tab.id);
  const other = tabs[at + step];
  return !tab.pinned && at >= 0 && other !== undefined && !other.pinned;
}
