/** Pages that are not kept (`keepAlive` false) are made again when somebody comes back to them. */
import { appMethods } from '#bridge/methods/index.ts';
import { activeTab } from '../../stores/history/navigation.ts';
import { findTab, lookOf, type Tab } from '../../stores/tabs/tabs.ts';
import { mountOf } from './pool.ts';

/** Lets apps forget such a page as soon as another one is in front; unsaved work is kept all the same. Returns how to stop. */
export function forgetLeftPages(): () => void {
  let front: Tab | null = null;
  return activeTab.subscribe((tab) => {
    const left = front;
    front = tab;
    if (!left || left.id === tab?.id) return;
    const known = findTab(left.id);
    if (!known || known.dirty || lookOf(known, null).keepAlive) return;
    mountOf(left.app)?.tell(appMethods.tabClosed, { tabId: left.id });
  });
}
