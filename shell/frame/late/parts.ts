/** The parts themselves. Each names its own file, so that the bundler cuts them where they are needed. */
import { fetchWhenIdle, latePart } from './late-part.ts';

/** Menus that open over the page, and what they stand on. */
export const menuPart = latePart(() => import('./menus.ts'));

/** Questions that wait for an answer. */
export const questionsPart = latePart(() => import('../dialogs/questions.tsx'));

/** The viewer of pictures. */
export const viewerPart = latePart(() => import('#ui/parts/image-viewer/image-viewer.tsx'));

/** A page of an application in a dialog. */
export const pageDialogPart = latePart(() => import('../dialogs/page-in-dialog.tsx'));

/** The search over the whole portal. */
export const searchPart = latePart(() => import('../search/search-dialog.tsx'));

/** The bell with what must be read. */
export const bellPart = latePart(() => import('../messages/bell.tsx'));

/** The home page. */
export const homePart = latePart(() => import('../../pages/home/home-page.tsx'));

/** The page of messages. */
export const messagesPart = latePart(() => import('../../pages/messages/messages-page.tsx'));

/** The page about the own account. */
export const securityPart = latePart(() => import('../../pages/security/security-page.tsx'));

/** The list of keys, and the tour. */
export const helpPart = latePart(() => import('../help/help-parts.tsx'));

/** The bridge inspector. */
export const inspectorPart = latePart(() => import('../inspector/inspector-dock.tsx'));

/** Long work of apps. */
export const jobsPart = latePart(() => import('../jobs/jobs-button.tsx'));

/** Fetches what everybody is likely to need; the rest comes when it is asked for. */
export function fetchLateParts(): void {
  fetchWhenIdle([bellPart, menuPart, questionsPart]);
}
