/** What a person or an app does with tabs; unsaved work is asked about before it is lost, and only once. */
import { appMethods } from '#bridge/methods/index.ts';
import { askLeave, type LeaveReason } from '../../stores/dialogs/dialogs.ts';
import { pageDialog } from '../../stores/dialogs/page-dialog.ts';
import { dropTab } from '../../stores/history/navigation.ts';
import { refreshHome } from '../../stores/home/home-refresh.ts';
import { isHome } from '../../stores/tabs/places.ts';
import {
  changeTab,
  findTab,
  hasUnsavedWork,
  type Tab,
  tabs,
  tabsOf,
} from '../../stores/tabs/tabs.ts';
import { runningJobs } from '../../stores/work/jobs.ts';
import { closeFrame, mountOf, restartFrame } from '../frames/pool.ts';

export { selectTab } from '../../stores/history/navigation.ts';

/** Closes one tab; false when it is pinned, gone, or the person kept it. */
export async function closeTab(tabId: string): Promise<boolean> {
  const tab = findTab(tabId);
  if (!tab || tab.pinned) return false;
  if (!(await mayClose([tab]))) return false;
  remove(tab);
  return true;
}

/** Closes every tab but the given one and pinned ones, of one app or of all; returns how many. */
export async function closeOtherTabs(tabId: string, app?: string): Promise<number> {
  const others = tabs
    .get()
    .filter((tab) => tab.id !== tabId && !tab.pinned && (app === undefined || tab.app === app));
  if (others.length === 0 || !(await mayClose(others))) return 0;
  for (const tab of others) remove(tab);
  return others.length;
}

/** Loads the frame of the tab's app again; false when the person kept unsaved work. */
export async function refreshTab(tabId: string): Promise<boolean> {
  const tab = findTab(tabId);
  if (!tab || !isHome(tab)) return tab ? reloadApp(tab.app) : false;
  refreshHome();
  return true;
}

/** Loads an app's frame again, also one that failed; false when the person kept unsaved work. */
export async function reloadApp(app: string): Promise<boolean> {
  const dirty = tabsOf(app).filter((tab) => tab.dirty);
  const alive = mountOf(app)?.isDead === false;
  if (alive && !(await mayLose(dirty, 'reload', [app]))) return false;
  restartFrame(app);
  return true;
}

/** Asks about all unsaved work there is, before the session ends or moves; true when it may be lost. */
export async function mayLeavePortal(reason: 'signOut' | 'switchTenant'): Promise<boolean> {
  const dirty = tabs.get().filter((tab) => tab.dirty);
  if (
    !(await mayLose(
      dirty,
      reason,
      runningJobs().map(({ app }) => app),
    ))
  )
    return false;
  for (const tab of dirty) changeTab(tab.id, { dirty: false });
  return true;
}

/** Tells the apps of tabs whose unsaved work the person gave up; one that does not answer in time is not waited for. */
export async function tellGivenUp(tabIds: readonly string[]): Promise<void> {
  await Promise.all(
    tabIds.map(async (tabId) => {
      const mount = mountOf(findTab(tabId)?.app ?? '');
      if (mount && !mount.isDead) await mount.ask(appMethods.discarded, { tabId });
    }),
  );
}

/** Lets the browser ask before it reloads or closes the page over unsaved or unfinished work; returns how to stop. */
export function guardUnload(): () => void {
  const onUnload = (event: BeforeUnloadEvent): void => {
    if (hasUnsavedWork() || pageDialog.get()?.dirty || runningJobs().length > 0)
      event.preventDefault();
  };
  addEventListener('beforeunload', onUnload);
  return () => removeEventListener('beforeunload', onUnload);
}

/** Asks the apps, then the person about what the apps would keep or have marked as unsaved. */
async function mayClose(closing: readonly Tab[]): Promise<boolean> {
  const answers = await Promise.all(closing.map(vetoes));
  return mayLose(
    closing.filter((tab, index) => answers[index] || findTab(tab.id)?.dirty),
    'close',
    // The frame goes with the last of its tabs.
    closing
      .map(({ app }) => app)
      .filter((app) => tabsOf(app).every(({ id }) => closing.some((tab) => tab.id === id))),
  );
}

async function vetoes({ id: tabId, app }: Tab): Promise<boolean> {
  const mount = mountOf(app);
  if (!mount || mount.isDead) return false;
  const answer = await mount.ask(appMethods.beforeClose, { tabId });
  return answer.ok && !answer.value.allow;
}

/** Asks about unsaved tabs, and about the long work of apps whose frames would go. */
async function mayLose(
  dirty: readonly Tab[],
  reason: LeaveReason,
  ending: readonly string[],
): Promise<boolean> {
  const jobs = [...new Set(ending)].flatMap((app) => runningJobs(app)).map(({ title }) => title);
  if (dirty.length === 0 && jobs.length === 0) return true;
  return askLeave({ reason, tabIds: dirty.map((tab) => tab.id), jobs });
}

function remove(tab: Tab): void {
  dropTab(tab.id);
  mountOf(tab.app)?.tell(appMethods.tabClosed, { tabId: tab.id });
  if (tabsOf(tab.app).length === 0) closeFrame(tab.app);
}
