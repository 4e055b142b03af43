import { inspectorFunctions } from '#bridge/calls/audit/functions.ts';
import type { permissionCalls } from '#bridge/calls/uac/calls.ts';
import type { PortalApp } from '../../kernel/apps.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { hasFunction, type Rights } from '../../kernel/rights.ts';
import type { GatewayServices, GatewaySessionContext } from '../services.ts';
import { permissionMark, permissionVersion } from './permission-mark.ts';
import { requireSession } from './session-info.ts';

const noApps: ReadonlySet<string> = new Set();

/** What a person may do, and whether that changed since the browser last asked. */
export const permissionHandlers: HandlersFor<typeof permissionCalls, GatewayServices> = {
  loginPermission: {
    policy: accessIsEnough,
    async handle({ rights, apps, tenantId, hiddenApps }, { systemType }) {
      // Systems of the first type are asked for by no one: their permissions are all there are.
      const hidden = (systemType === '2' && hiddenApps?.({ systemType })) || noApps;
      const shown = apps.all.filter(({ manifest }) => !hidden.has(manifest.code));
      return { permissionData: permissionData(rights, shown, tenantId) };
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
      const mark = await readMark(context);
      if (mark !== appMark) await context.cookies.rotate();
      return { mark };
    },
  },

  clearNeedRefresh: {
    plane: 'session',
    audit: 'log',
    policy: accessIsEnough,
    async handle(context) {
      const mark = await readMark(context);
      await context.cookies.rotate();
      return { mark };
    },
  },
};

/** The mark of the rights as they are now. */
async function readMark(context: GatewaySessionContext): Promise<string> {
  const { tenantId, accountId } = requireSession(context);
  const { database, rights } = context.services;
  rights.forget(tenantId, accountId);
  const { version } = await rights.load(database, tenantId, accountId);
  return permissionMark(tenantId, version);
}

interface PermissionData {
  readonly isSuper: boolean;
  readonly menus: { functionId: string }[];
  readonly btns: { functionId: string; authFlag: string; menuId: string }[];
  readonly mark: string;
}

/** Functions of the shell itself, which no page of an app brings. */
const shellFunctions = [inspectorFunctions['bridge-inspector']];

/** The functions of pages are menus, those of their buttons are buttons; a button needs its page too. */
function permissionData(
  rights: Rights,
  apps: readonly PortalApp[],
  tenantId: string,
): PermissionData {
  const pages = apps
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
