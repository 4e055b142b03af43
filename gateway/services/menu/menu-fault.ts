import type { Manifest } from '#bridge/methods/manifest.ts';

/** Where in a manifest its menu does not fit together. */
export interface MenuFault {
  readonly list: 'menus' | 'pages' | 'links';
  readonly index: number;
}

/**
 * Finds the first entry that is in no menu, in a menu that leads back to itself, or under a code twice, and the first
 * website whose function is of no page of the app.
 */
export function menuFault({ menus, pages, links }: Manifest): MenuFault | undefined {
  const parents = new Map(menus.map(({ code, menu }) => [code, menu]));
  const functions = new Set(pages.map(({ functionId }) => functionId));
  const seen = new Set<string>();
  const isWrong = ({
    code,
    menu,
  }: Manifest['menus'][number] | Manifest['pages'][number]): boolean =>
    seen.size === seen.add(code).size || !leadsToHeading(menu, parents);
  const faults = {
    menus: menus.findIndex(isWrong),
    pages: pages.findIndex(isWrong),
    links: links.findIndex(
      (link) => isWrong(link) || ('address' in link.to && !functions.has(link.to.functionId)),
    ),
  };
  const list = (['menus', 'pages', 'links'] as const).find((name) => faults[name] >= 0);
  return list && { list, index: faults[list] };
}

/** Whether the menus around an entry end at the heading of the app. */
function leadsToHeading(menu: string, parents: ReadonlyMap<string, string>): boolean {
  let code = menu;
  for (let steps = 0; code !== ''; steps += 1) {
    const parent = parents.get(code);
    if (parent === undefined || steps >= parents.size) return false;
    code = parent;
  }
  return true;
}
