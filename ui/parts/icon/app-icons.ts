import type { IconShape } from './icon.tsx';
import { type IconName, isIconName } from './paths.ts';

/** Icons for apps and their pages: apart from the others, since the sign-in page carries those. */
export const appIcons: Readonly<Record<string, IconShape>> = {
  money: { path: 'm4.5 2.5 3.5 5 3.5-5M8 7.5v6M5 8.5h6M5 11h6' },
  percent: {
    path: 'M3 13 13 3M4.5 6.3a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6M11.5 13.3a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6',
  },
  pie: { path: 'M13.5 8A5.5 5.5 0 1 1 8 2.5V8zM10.5 2.5a4 4 0 0 1 3 3h-3z' },
  education: { path: 'M1.5 6 8 3l6.5 3L8 9zM4.5 7.5V11c1.5 1.5 5.5 1.5 7 0V7.5' },
  shield: { path: 'M8 2 13 4v4c0 3-2 5-5 6-3-1-5-3-5-6V4zM5.8 8l1.6 1.6 2.9-3.1' },
  key: { path: 'M5.5 13a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M7.3 8.7 13 3M10.5 5.5l2 2' },
  link: {
    path: 'M6.5 9.5l3-3M7 4.5 8.5 3a3 3 0 0 1 4.5 4.5L11.5 9M9 11.5 7.5 13A3 3 0 0 1 3 8.5L4.5 7',
  },
  location: {
    path: 'M8 14s4.5-4 4.5-7.5a4.5 4.5 0 0 0-9 0C3.5 10 8 14 8 14M8 8a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3',
  },
};

/** The icon a manifest or a menu entry names; squares for a name that is none of ours. */
export function iconOfApp(name: string): IconName | IconShape {
  if (isIconName(name)) return name;
  return Object.hasOwn(appIcons, name) ? (appIcons[name] ?? 'apps') : 'apps';
}
