import { inspectorFunctions } from '#bridge/calls/audit/functions.ts';
import type { permissionCalls } from '#bridge/calls/uac/calls.ts';
import type { AppRegistry } from '../../kernel/apps.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { hasFunction, type Rights } from '../../kernel/rights.ts';
import type { GatewayServices } from '../services.ts';
import { permissionMark, permissionVersion } from './permission-mark.ts';
import { requireSession } from './session-info.ts';

/** What a person may do, and whether that changed since the browser last asked. */
export const permissionHandlers: HandlersFor<typeof permissionCalls, GatewayServices> = {
  loginPermission: {
    policy: accessIsEnough,
    async handle({ rights, apps, tenantId }) {
      return { permissionData: permissionData(rights, apps, tenantId) };
    },
  },

  hasPermissionMark: {
    policy: accessIsEnough,
    async handle(context, { appMark }) {
      return appMark !== permissionMark(context.tenantId, await permissionVersion(context));
    },
  },

  clearPermissionMark: {
    plane: 'session',
    audit: 'log',
    policy: accessIsEnough,
    async handle(context, { appMark }) {
      const { tenantId, accountId } = requireSession(context);
      const { database, rights } = context.services;
      rights.forget(tenantId, accountId);
      const { version } = await rights.load(database, tenantId, accountId);
      const mark = permissionMark(tenantId, version);
      if (mark !== appMark) await context.cookies.rotate();
      return { mark };
    },
  },
};

interface PermissionData {
  readonly isSuper: boolean;
  readonly menus: { functionId: string }[];
  readonly btns: { functionId: string; authFlag: string; menuId: string }[];
  readonly mark: string;
}

/** Functions of the shell itself, which no page of an app brings. */
const shellFunctions = [inspectorFunctions['bridge-inspector']];

/** The functions of pages are menus, those of their buttons are buttons; a button needs its page too. */
function permissionData(rights: Rights, apps: AppRegistry, tenantId: string): PermissionData {
  const pages = apps.all
    .flatMap(({ manifest }) => manifest.pages)
    .filter(({ functionId }) => hasFunction(rights, functionId));
  const own = shellFunctions.filter((functionId) => hasFunction(rights, functionId));
  const menus = new Set([...pages.map(({ functionId }) => functionId), ...own]);
  const buttons = new Map(
    pages.flatMap((page) =>
      page.buttons
        .filter(({ functionId }) => hasFunction(rights, functionId))
        .map((button) => [
          `${page.functionId} ${button.functionId}`,
          {
            functionId: button.functionId,
            authFlag: button.authFlag,
            menuId: page.functionId,
          },
        ]),
    ),
  );
  return {
    isSuper: rights.isSuper,
    menus: [...menus].map((functionId) => ({ functionId })),
    btns: [...buttons.values()],
    mark: permissionMark(tenantId, rights.version),
  };
}
