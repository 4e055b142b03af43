import { type Handlers, type Refusal, refuse } from '#bridge/host/handlers.ts';
import { moveTab } from '../stores/navigation.ts';
import type { AppCaller } from './caller.ts';
import { isInFront, mountOf } from './pool.ts';
import { isTab, ownTab } from './tabs.ts';

interface Move {
  readonly route: string;
  readonly tabId?: string | undefined;
}

export const navigationHandlers: Handlers<AppCaller>['navigation'] = {
  replace: (request, caller) => move(request, caller, 'replace'),
  push: (request, caller) => move(request, caller, 'push'),
  back(_, caller) {
    if (!isInFront(caller)) return refuse('busy');
    history.back();
    return null;
  },
};

function move({ route, tabId }: Move, caller: AppCaller, how: 'push' | 'replace'): null | Refusal {
  const tab = ownTab(caller, tabId);
  if (!isTab(tab)) return tab;
  const mount = mountOf(caller.app, caller.mountId);
  if (mount?.known?.tabId === tab.id) mount.know({ tabId: tab.id, route });
  moveTab(tab.id, route, how);
  return null;
}
