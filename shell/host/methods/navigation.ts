import { type Handlers, type Refusal, refuse } from '#bridge/host/handlers.ts';
import { dialog } from '../../stores/dialogs/dialogs.ts';
import { notePageDialog } from '../../stores/dialogs/page-dialog.ts';
import { moveTab } from '../../stores/history/navigation.ts';
import { openOutside, readOutside } from '../dialogs/outside.ts';
import { isInFront, mountOf } from '../frames/pool.ts';
import { createAppRate } from '../tabs/app-rates.ts';
import type { AppCaller } from './caller.ts';
import { isOwnDialog, isTab, ownTab } from './tabs.ts';

interface Move {
  readonly route: string;
  readonly tabId?: string | undefined;
}

/** Entries of the history by an app: more than a person makes by going from page to page. */
const mayAddEntry = createAppRate(1, 20);

export const navigationHandlers: Handlers<AppCaller>['navigation'] = {
  replace: (request, caller) => move(request, caller, 'replace'),
  push: (request, caller) => move(request, caller, 'push'),
  back(_, caller) {
    // What is asked over the page takes Back as an answer, which is the person's.
    if (!isInFront(caller) || dialog.get()) return refuse('busy');
    history.back();
    return null;
  },
  async external({ address }, caller, signal) {
    if (!readOutside(address)) return refuse('notFound');
    // Without a click of the person, which reaches this window too, the browser would open nothing.
    // It is asked before all other questions: over one, it would catch the click that was meant for that one.
    const mayAsk = isInFront(caller) && !dialog.get() && navigator.userActivation.isActive;
    if (!mayAsk) return refuse('busy');
    const source = { kind: 'app', app: caller.app } as const;
    return { opened: await openOutside(address, source, signal) };
  },
};

function move({ route, tabId }: Move, caller: AppCaller, how: 'push' | 'replace'): null | Refusal {
  const mount = mountOf(caller.app, caller.mountId);
  if (mount?.known && isOwnDialog(caller, tabId)) {
    mount.know({ ...mount.known, route });
    notePageDialog({ route });
    return null;
  }
  const tab = ownTab(caller, tabId);
  if (!isTab(tab)) return tab;
  if (mount?.known?.tabId === tab.id) mount.know({ tabId: tab.id, route });
  // Beyond that the address is right all the same, and Back still leads out of the app.
  const isKept = how === 'push' && mayAddEntry(caller.app);
  moveTab(tab.id, route, isKept ? 'push' : 'replace');
  return null;
}
