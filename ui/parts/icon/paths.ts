/** Line icons on a 16 by 16 grid, stroke 1.5: one path each, in the order of what they are for. */
export const iconPaths = {
  home: 'M2.5 7 8 2.5 13.5 7v6.5H10V9.5H6v4h-3.5z',
  organization: 'M6 2.5h4V6H6zM2 10h4v3.5H2zM10 10h4v3.5h-4zM8 6v2M4 10V8h8v2',
  person:
    'M8 7.7a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4M2.5 14c.6-3.2 2.7-4.5 5.5-4.5s4.9 1.3 5.5 4.5',
  people:
    'M6 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M1.5 13.5c.4-2.7 2-4 4.5-4s4.1 1.3 4.5 4M10.5 2.7a2.5 2.5 0 0 1 0 4.6M12 9.8c1.5.5 2.3 1.7 2.5 3.7',
  document: 'M3.5 2.5h6l3 3v8h-9zM9.5 2.5v3h3M6 8.5h4M6 11h4',
  briefcase: 'M2.5 5.5h11v8h-11zM6 5.5v-2h4v2M2.5 9h11',
  clock: 'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11M8 5v3l2 1.5',
  calendar: 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3',
  chart: 'M2.5 13.5h11M4.5 11V8.5M8 11V4M11.5 11V6.5',
  bell: 'M4 11V7a4 4 0 0 1 8 0v4l1 1.5H3zM6.5 12.5a1.5 1.5 0 0 0 3 0',
  approval: 'M3.5 2.5h9v11h-9zM5.7 8.2l1.6 1.6 3-3.3',
  apps: 'M2.5 2.5H7V7H2.5zM9 2.5h4.5V7H9zM2.5 9H7v4.5H2.5zM9 9h4.5v4.5H9z',
  folder: 'M2.5 3.5H6L7.5 5h6v8h-11z',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9M10.3 10.3l3.2 3.2',
  plus: 'M8 3v10M3 8h10',
  close: 'm4 4 8 8M12 4l-8 8',
  check: 'M3 8.5 6.5 12 13 4.5',
  'chevron-down': 'm4.5 6.5 3.5 3.5 3.5-3.5',
  'chevron-left': 'M9.5 4.5 6 8l3.5 3.5',
  'chevron-right': 'M6.5 4.5 10 8l-3.5 3.5',
  'arrow-up': 'M8 13V3.5M4 7l4-4 4 4',
  'arrow-down': 'M8 3v9.5M4 9l4 4 4-4',
  'arrow-left': 'M13 8H3.5M7 4 3 8l4 4',
  sort: 'M5.5 6.5 8 4l2.5 2.5M5.5 9.5 8 12l2.5-2.5',
  edit: 'm3 13 .7-3L10.5 3.2a1 1 0 0 1 1.4 0l.9.9a1 1 0 0 1 0 1.4L6 12.3zM9.2 4.5l2.3 2.3',
  delete: 'M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.6 9h6.8l.6-9M6.7 7v4M9.3 7v4',
  download: 'M8 2.5V10M4.8 7 8 10.2 11.2 7M2.5 13.5h11',
  filter: 'M2.5 3.5h11l-4.3 5v4l-2.4 1v-5z',
  columns: 'M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  more: 'M3.9 8a.4.4 0 1 0-.8 0 .4.4 0 0 0 .8 0M8.4 8a.4.4 0 1 0-.8 0 .4.4 0 0 0 .8 0M12.9 8a.4.4 0 1 0-.8 0 .4.4 0 0 0 .8 0',
  sidebar: 'M2.5 3h11v10h-11zM6.5 3v10',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8M8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  'eye-off':
    'M6.3 3.8A6.5 6.5 0 0 1 8 3.5c4 0 6.5 4.5 6.5 4.5a12 12 0 0 1-1.9 2.4M10.7 11.8a6 6 0 0 1-2.7.7C4 12.5 1.5 8 1.5 8a12 12 0 0 1 2.8-3.1M2.5 2.5l11 11',
  lock: 'M3.5 7h9v6.5h-9zM5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  'sign-out': 'M9.5 2.5h-6v11h6M7 8h7M11.2 5.2 14 8l-2.8 2.8',
  language:
    'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11M2.5 8h11M8 2.5c3 3.5 3 7.5 0 11-3-3.5-3-7.5 0-11',
  info: 'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11M8 7.5V11M8 5.2h.01',
  warning: 'M8 2.5 14 13H2zM8 6.5V9.5M8 11.2h.01',
  success: 'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11M5.5 8.2l1.8 1.8 3.2-3.6',
  failure: 'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11M6 6l4 4M10 6l-4 4',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  external: 'M9.5 2.5h4v4M13.5 2.5 8 8M6.5 3.5h-4v10h10v-4',
  refresh: 'M13 8a5 5 0 1 1-1.5-3.6M13.2 2.5v2.7h-2.7',
  pin: 'M5.5 2.5h5M6.3 2.5v4.2L4 9.5h8L9.7 6.7V2.5M8 9.5v4',
  star: 'm8 2.3 1.7 3.6 3.9.5-2.9 2.7.8 3.9L8 11.1 4.5 13l.8-3.9L2.4 6.4l3.9-.5z',
  history: 'M2.8 6.5A5.5 5.5 0 1 1 2.5 8M2.5 3v3.5H6M8 5.2V8l2 1.3',
  list: 'M5.5 4h8M5.5 8h8M5.5 12h8M2.9 4a.4.4 0 1 0-.8 0 .4.4 0 0 0 .8 0M2.9 8a.4.4 0 1 0-.8 0 .4.4 0 0 0 .8 0M2.9 12a.4.4 0 1 0-.8 0 .4.4 0 0 0 .8 0',
  phone: 'M3 3h2.5l1 3-1.5 1a7 7 0 0 0 4 4l1-1.5 3 1V13c-6 .8-10.8-4-10-10',
  mail: 'M2 3.5h12v9H2zM2 4.5l6 4.5 6-4.5',
  inbox: 'M2.5 9 4 3h8l1.5 6v4h-11zM2.5 9H6l.7 1.5h2.6L10 9h3.5',
} as const;

export type IconName = keyof typeof iconPaths;

/** Whether a name is one of these. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name);
}
