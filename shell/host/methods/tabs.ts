import { type Handlers, type Refusal, refuse } from '#bridge/host/handlers.ts';
import { notePageDialog, pageDialog } from '../../stores/dialogs/page-dialog.ts';
import { openPlace } from '../../stores/history/navigation.ts';
import { registeredApps } from '../../stores/menu/menu.ts';
import { secretsOver } from '../../stores/session/secrets.ts';
import { changeTab, findPage, findTab, pinTab, type Tab, tabsOf } from '../../stores/tabs/tabs.ts';
import { mayHandOver } from '../dialogs/hand-over.ts';
import { isDialogPage, leavePageDialog } from '../dialogs/page-dialog.ts';
import { isInFront, mountOf } from '../frames/pool.ts';
import { createAppRate } from '../tabs/app-rates.ts';
import { closeOtherTabs, closeTab, refreshTab } from '../tabs/tab-actions.ts';
import type { AppCaller } from './caller.ts';

/** Tabs that one app keeps beside the home page: the strip is the person's, who can pin as many as they like. */
const mostPinned = 3;

/** New tabs by an app: as many as somebody opens who goes through a list quickly. */
const mayAddTab = createAppRate(1 / 3, 10);

export const tabsHandlers: Handlers<AppCaller>['tabs'] = {
  async open({ app, route, title }, caller, signal) {
    // A parked app that came to the front by itself would get what the person is typing.
    if (!isInFront(caller)) return refuse('busy');
    const target = app ?? caller.app;
    if (!registeredApps.get().has(target)) return refuse('notFound');
    const place = { app: target, route };
    if (!(await mayHandOver(caller.app, place, signal))) return refuse('busy');
    if (!(await leavePageDialog(caller))) return refuse('busy');
    if (!findPage(place) && !mayAddTab(caller.app)) return refuse('busy');
    // An app names its own pages; another app's page keeps the name the menu gives it.
    const own = target === caller.app ? (title ?? null) : null;
    return { tabId: openPlace(place, own).id };
  },
  async close({ tabId }, caller) {
    await secretsOver();
    const tab = ownTab(caller, tabId);
    return isTab(tab) ? { closed: await closeTab(tab.id) } : tab;
  },
  async closeOthers(_, caller) {
    await secretsOver();
    const tab = ownTab(caller, undefined);
    return isTab(tab) ? { closed: await closeOtherTabs(tab.id, caller.app) } : { closed: 0 };
  },
  async refresh(_, caller) {
    await secretsOver();
    const tab = ownTab(caller, undefined);
    if (isTab(tab)) await refreshTab(tab.id);
    return null;
  },
  title({ title, tabId }, caller) {
    const tab = ownTab(caller, tabId);
    if (!isTab(tab)) return tab;
    changeTab(tab.id, { ownTitle: title });
    return null;
  },
  badge({ count, tabId }, caller) {
    const tab = ownTab(caller, tabId);
    if (!isTab(tab)) return tab;
    changeTab(tab.id, { badge: count });
    return null;
  },
  pin({ pinned, tabId }, caller) {
    if (!isInFront(caller)) return refuse('busy');
    const tab = ownTab(caller, tabId);
    if (!isTab(tab)) return tab;
    const others = tabsOf(caller.app).filter((one) => one.pinned && one.id !== tab.id);
    if (pinned && others.length >= mostPinned) return refuse('busy');
    pinTab(tab.id, pinned);
    return null;
  },
  list: (_, { app }) =>
    tabsOf(app).map(({ id, route, ownTitle, pinned, dirty, badge }) => ({
      tabId: id,
      route,
      title: ownTitle,
      pinned,
      dirty,
      badge,
    })),
  dirty({ dirty, tabId }, caller) {
    if (isOwnDialog(caller, tabId)) {
      notePageDialog({ dirty });
      return null;
    }
    const tab = ownTab(caller, tabId);
    if (!isTab(tab)) return tab;
    changeTab(tab.id, { dirty });
    return null;
  },
};

/** One of the caller's own tabs, by default the one it shows; another app's tab does not exist for it. */
export function ownTab({ app, mountId }: AppCaller, tabId: string | undefined): Tab | Refusal {
  const tab = findTab(tabId ?? mountOf(app, mountId)?.known?.tabId ?? null);
  return tab?.app === app ? tab : refuse('notFound');
}

/** Whether the page in a dialog means itself: it is no tab, and stands for one. */
export function isOwnDialog(caller: AppCaller, tabId: string | undefined): boolean {
  return isDialogPage(caller) && (tabId ?? pageDialog.get()?.id) === pageDialog.get()?.id;
}

/** Tells a tab from the refusal to find one. */
export function isTab(found: Tab | Refusal): found is Tab {
  return 'id' in found;
}
