import { listFieldRights } from '#bridge/calls/joyhr/field-rights.ts';
import { type Handlers, refuse } from '#bridge/host/handlers.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import { type MenuEntry, menuGroups } from '../../stores/menu/menu.ts';
import { buttonsOf, hasFunction } from '../../stores/session/permissions.ts';
import type { AppCaller } from './caller.ts';

export const permissionsHandlers: Handlers<AppCaller>['permissions'] = {
  has({ functionIds, authFlag }, { app }) {
    return Object.fromEntries(
      functionIds.map((id) => [id, isOwnFunction(app, id) && hasFunction(id, authFlag)]),
    );
  },
  buttons({ menuId }, { app }) {
    if (!isOwnFunction(app, menuId)) return [];
    return buttonsOf(menuId).map(({ functionId, authFlag }) => ({ functionId, authFlag }));
  },
  async fields({ bizTypeId }, { app }) {
    if (!ownsType(app, bizTypeId)) return refuse('notFound');
    try {
      const { fields } = await callGateway(listFieldRights, { bizTypeId });
      return Object.fromEntries(fields.map(({ field, right }) => [field, right]));
    } catch (cause) {
      if (!(cause instanceof GatewayError)) throw cause;
      return refuse(cause.codeName === 'notFound' ? 'notFound' : 'busy');
    }
  },
};

/** Whether a page the app shows to this person is about records of a business type. */
export function ownsType(app: string, bizTypeId: string): boolean {
  return pagesOf(app).some((page) => page.bizTypeId === bizTypeId);
}

/** A function is an app's own when it is under the app's code, or a page of the app asks for it. */
function isOwnFunction(app: string, functionId: string): boolean {
  return (
    functionId.startsWith(`${app}.`) || pagesOf(app).some((page) => page.functionId === functionId)
  );
}

/** The pages an app shows to this person, also those without a place in the menu. */
function pagesOf(app: string): readonly MenuEntry[] {
  return menuGroups
    .get()
    .flatMap(({ entries }) => entries)
    .filter(({ target }) => target.kind === 'page' && target.app === app);
}
