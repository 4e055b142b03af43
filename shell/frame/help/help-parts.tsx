export { HelpArticles } from './help-articles.tsx';
export { PortalTour } from './portal-tour.tsx';
export { ShortcutList } from './shortcut-list.tsx';
