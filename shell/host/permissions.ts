import type { Handlers } from '#bridge/host/handlers.ts';
import { menuGroups } from '../stores/menu.ts';
import { buttonsOf, hasFunction } from '../stores/permissions.ts';
import type { AppCaller } from './caller.ts';

export const permissionsHandlers: Handlers<AppCaller>['permissions'] = {
  has({ functionIds }, { app }) {
    return Object.fromEntries(
      functionIds.map((id) => [id, isOwnFunction(app, id) && hasFunction(id)]),
    );
  },
  buttons({ menuId }, { app }) {
    if (!isOwnFunction(app, menuId)) return [];
    return buttonsOf(menuId).map(({ functionId, authFlag }) => ({ functionId, authFlag }));
  },
};

/** A function is an app's own when it stands under the app's code, or a page of the app asks for it. */
function isOwnFunction(app: string, functionId: string): boolean {
  if (functionId.startsWith(`${app}.`)) return true;
  return menuGroups
    .get()
    .flatMap(({ entries }) => entries)
    .some(
      ({ target, functionId: own }) =>
        target.kind === 'page' && target.app === app && own === functionId,
    );
}
