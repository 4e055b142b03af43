import type { IconShape } from '#ui/parts/icon/icon.tsx';

/** The bell: no page of the sign-in needs it, so it stands apart from the common icons. */
export const bellShape: IconShape = {
  path: 'M4 11V7a4 4 0 0 1 8 0v4l1 1.5H3zM6.5 12.5a1.5 1.5 0 0 0 3 0',
};
