/** What one vendor's app passes to another vendor by opening a page of it. */
import { askOutside, hasDialog } from '../../stores/dialogs/dialogs.ts';
import { menuGroups, registeredApps } from '../../stores/menu/menu.ts';
import { questionsLeft } from './dismiss.ts';

/**
 * Whether an app may open a place of another one. A route can hold whatever the app knows, and a vendor that was granted
 * no domain gets it out by another vendor's app: the person is asked, unless the menu names that very page.
 */
export async function mayHandOver(
  from: string,
  to: { readonly app: string; readonly route: string },
  signal: AbortSignal,
): Promise<boolean> {
  if (from === to.app || isOurs(from) || isOurs(to.app) || isInMenu(to)) return true;
  if (hasDialog(from)) return false;
  const source = { kind: 'handOver', app: from, to: to.app } as const;
  const yes = await askOutside({ source, host: to.route }, signal);
  await questionsLeft();
  return yes;
}

function isOurs(code: string): boolean {
  return registeredApps.get().get(code)?.tier === 'in-house';
}

function isInMenu({ app, route }: { readonly app: string; readonly route: string }): boolean {
  const entries = menuGroups.get().flatMap((group) => group.entries);
  return entries.some(
    ({ target }) => target.kind === 'page' && target.app === app && target.route === route,
  );
}
