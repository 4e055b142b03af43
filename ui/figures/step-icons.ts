import type { IconShape } from '../parts/icon/icon.tsx';

/** One step back. */
export const undoIcon: IconShape = { path: 'M6 3 3 6l3 3M3 6h6.5a3.75 3.75 0 0 1 0 7.5H7' };

/** One step on again. */
export const redoIcon: IconShape = { path: 'm10 3 3 3-3 3m3-3H6.5a3.75 3.75 0 0 0 0 7.5H9' };
