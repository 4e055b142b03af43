import { calls } from '#bridge/calls/index.ts';
import type { ShellClient } from './shell-client.ts';

/** A role that an organisation has: what rules of membership are made of. */
export async function giveRoleByOrgan(browser: ShellClient): Promise<void> {
  const roles = await browser.call(calls.rolePage, {});
  const organs = await browser.call(calls.organTree, {});
  const [role] = roles.answer.result?.rows ?? [];
  const [organ] = organs.answer.result ?? [];
  if (role === undefined || organ === undefined) return;
  const addRules = [{ organId: organ.id, withBelow: true, postId: null }];
  const nothing = { add: [], remove: [], removeRules: [] };
  await browser.call(calls.saveRoleMembers, { roleId: role.id, addRules, ...nothing });
}
