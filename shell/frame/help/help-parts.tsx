import '../../entry/shared-chunks.ts';
// Named as a whole, for the reason given in `../late/menus.ts`.
import '../../pages/portal/portal.tsx';

export { PortalTour } from './portal-tour.tsx';
export { ShortcutList } from './shortcut-list.tsx';
