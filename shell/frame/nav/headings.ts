/** The headings of the menu that have words in the shell; the codes are those of an app's manifest. */
export const menuHeadings = [
  'organisation',
  'time-and-pay',
  'development',
  'insight',
  'other',
] as const;

/** One heading's code. */
export type MenuHeading = (typeof menuHeadings)[number];

/** Whether a group of the menu is one of the known headings. */
export function isMenuHeading(group: string): group is MenuHeading {
  return menuHeadings.some((heading) => heading === group);
}
