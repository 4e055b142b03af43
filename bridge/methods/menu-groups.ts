/** Headings of the menu, from top to bottom; a manifest names the one its app is under. */
export const menuGroups = [
  'organisation',
  'time-and-pay',
  'development',
  'insight',
  'other',
] as const;

/** One heading of the menu. */
export type MenuGroup = (typeof menuGroups)[number];
