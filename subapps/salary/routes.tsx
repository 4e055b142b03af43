import type { PageRoute } from '#bridge/react/index.ts';
import { payRecordPage } from './pages/record-pages.tsx';

/** The pages of the app by their place. */
export const routes: readonly PageRoute[] = [
  { path: '/files', page: payRecordPage('files') },
  { path: '/raises', page: payRecordPage('raises') },
  { path: '/entries', page: payRecordPage('entries') },
  { path: '/enrolments', page: payRecordPage('enrolments') },
  { path: '/groups', page: payRecordPage('groups') },
  { path: '/openings', page: payRecordPage('openings') },
  { path: '/items', page: payRecordPage('items') },
];
