/** What the signed-in person may do. A hint for drawing: the gateway decides again on every call. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import {
  clearPermissionMark,
  hasPermissionMark,
  loginPermission,
} from '#bridge/calls/uac/session.ts';
import { callGateway } from '../../gateway.ts';
import { systemInfo } from '../portal/system-info.ts';
import { writeLocal } from './storage.ts';

/** The functions and button flags of a person. */
export type PermissionData = ResultOf<typeof loginPermission>['permissionData'];

const $permissions = atom<PermissionData | undefined>(undefined);

/** The rights now known; undefined without a session. */
export const permissions: ReadableAtom<PermissionData | undefined> = computed(
  $permissions,
  (value) => value,
);

/** Loads the rights and keeps a copy of them in storage, as the specification names it. */
export async function loadPermissions(): Promise<void> {
  const { permissionData } = await callGateway(loginPermission, {
    // A system of the second kind asks for its own (specification §6).
    ...(systemInfo?.systemType === '2' && { systemType: '2' }),
  });
  writeLocal('permission', JSON.stringify(permissionData));
  $permissions.set(permissionData);
}

/** Forgets the rights, at the end of a session. */
export function clearPermissions(): void {
  writeLocal('permission', undefined);
  $permissions.set(undefined);
}

/** What functions of the platform begin with: the super user of a company holds none of them by that. */
const platform = 'platform.';

/** What functions of people of suppliers begin with: no one of the company holds one. */
const portal = 'supplier.portal';

/** Whether the person has a function, and with an auth flag whether one of its buttons carries it. */
export function hasFunction(functionId: string, authFlag?: string): boolean {
  const data = $permissions.get();
  return data !== undefined && allows(data, functionId, authFlag);
}

/** Whether rights hold a function; a super user has every one of their company, whatever its flag. */
export function allows(
  { isSuper, menus, btns }: PermissionData,
  functionId: string,
  authFlag?: string,
): boolean {
  if (isSuper && !functionId.startsWith(platform) && !functionId.startsWith(portal)) return true;
  if (authFlag === undefined)
    return [...menus, ...btns].some((one) => one.functionId === functionId);
  return btns.some((one) => one.functionId === functionId && one.authFlag === authFlag);
}

/** The buttons of one menu that the person may use. */
export function buttonsOf(menuId: string): PermissionData['btns'] {
  return $permissions.get()?.btns.filter((button) => button.menuId === menuId) ?? [];
}

let asking: Promise<boolean> | undefined;

/** Asks the gateway whether the rights changed since they were loaded; several at once share one question. */
export async function permissionsChanged(): Promise<boolean> {
  const mark = $permissions.get()?.mark;
  if (!mark) return false;
  asking ??= callGateway(hasPermissionMark, { appMark: mark }).finally(() => {
    asking = undefined;
  });
  return asking;
}

/** Tells the gateway that the change has been seen, so that the next page starts with the new rights. */
export async function acknowledgePermissions(): Promise<void> {
  const mark = $permissions.get()?.mark;
  if (mark) await callGateway(clearPermissionMark, { appMark: mark });
}
