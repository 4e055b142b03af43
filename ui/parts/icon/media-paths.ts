import type { IconShape } from './icon.tsx';

/** Icons of pictures, files and codes: apart from the others, since the sign-in page carries those. */
export const mediaIcons = {
  qrCode: {
    path: 'M2.5 2.5h4v4h-4zM9.5 2.5h4v4h-4zM2.5 9.5h4v4h-4zM9.5 9.5h1.5v1.5H9.5zM12.5 9.5h1M13.5 11.5v2h-2M9.5 13.5h.5',
  },
  print: { path: 'M4.5 6V2.5h7V6M4.5 11.5h-2V6h11v5.5h-2M4.5 9.5h7v4h-7z' },
  image: { path: 'M2.5 3h11v10h-11zM2.5 11l3.5-3.5 3 3 1.5-1.5 3 3M10.3 6.2h.01' },
  upload: { path: 'M8 10.5V3M4.8 5.7 8 2.5l3.2 3.2M2.5 13.5h11' },
  card: {
    path: 'M2 3.5h12v9H2zM5.5 8a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4M3.8 10.4c.6-1.6 2.8-1.6 3.4 0M9.5 6.5h2.7M9.5 9.5h2.7',
  },
  video: { path: 'M2 4h8.5v8H2zM10.5 7l3.5-2v6l-3.5-2' },
  zoomIn: {
    path: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9M10.3 10.3l3.2 3.2M7 5.2v3.6M5.2 7h3.6',
  },
  zoomOut: { path: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9M10.3 10.3l3.2 3.2M5.2 7h3.6' },
  actualSize: { path: 'M2.5 3h11v10h-11zM5 6.2l1-.7v5M11 5.5v5M10 6.2l1-.7M8.2 7h.01M8.2 9.2h.01' },
  fit: { path: 'M2.5 3h11v10h-11zM6.2 6.2 4.5 8l1.7 1.8M9.8 6.2 11.5 8 9.8 9.8M4.5 8h7' },
  rotateLeft: { path: 'M3 8a5 5 0 1 0 1.5-3.6M2.8 2.5v2.7h2.7' },
  rotateRight: { path: 'M13 8a5 5 0 1 1-1.5-3.6M13.2 2.5v2.7h-2.7' },
  flipAcross: { path: 'M8 2v12M5.5 3.5v9h-4zM10.5 3.5v9h4z' },
  flipDown: { path: 'M2 8h12M3.5 5.5h9v-4zM3.5 10.5h9v4z' },
  play: { path: 'M5 3.5 12.5 8 5 12.5z' },
  pause: { path: 'M5.5 3.5v9M10.5 3.5v9' },
  fullScreen: { path: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10' },
  leaveFullScreen: { path: 'M6 2.5V6H2.5M13.5 6H10V2.5M10 13.5V10h3.5M2.5 10H6v3.5' },
} as const satisfies Readonly<Record<string, IconShape>>;
