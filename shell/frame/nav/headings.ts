import { type MenuGroup, menuGroups } from '#bridge/methods/menu-groups.ts';

/** Whether a group of the menu is one of the known headings, which have words in the shell. */
export function isMenuHeading(group: string): group is MenuGroup {
  return menuGroups.some((known) => known === group);
}
