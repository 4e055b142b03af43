import type { IconShape } from './icon.tsx';

/** Icons of settings and colours: apart from the others, since the sign-in page carries those. */
export const settingIcons = {
  palette: {
    path: 'M8 13.5a5.5 5.5 0 1 1 5.5-5.5c0 1.5-1 2-2.3 2H10c-1.2 0-1.5 1-1 1.8.5.9 0 1.7-1 1.7M5.4 8a.4.4 0 1 0-.8 0 .4.4 0 0 0 .8 0M6.9 5.3a.4.4 0 1 0-.8 0 .4.4 0 0 0 .8 0M9.9 5.3a.4.4 0 1 0-.8 0 .4.4 0 0 0 .8 0',
  },
  sun: {
    path: 'M8 10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M8 1.5V3M8 13v1.5M1.5 8H3M13 8h1.5M3.4 3.4l1 1M11.6 11.6l1 1M12.6 3.4l-1 1M4.4 11.6l-1 1',
  },
  moon: { path: 'M13.5 9.5A5.8 5.8 0 0 1 6.5 2.5a5.8 5.8 0 1 0 7 7' },
  settings: {
    path: 'M2.5 4.5h6M11.5 4.5h2M2.5 11.5h2M7.5 11.5h6M10 6a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3M6 13a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3',
  },
} as const satisfies Readonly<Record<string, IconShape>>;
