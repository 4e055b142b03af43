import type { PageRoute } from '#bridge/react/index.ts';
import { CostsPage } from './pages/costs.tsx';
import { DisputesPage } from './pages/disputes.tsx';
import { InsurancePage } from './pages/insurance.tsx';
import { MySlipsPage } from './pages/my-slips.tsx';
import { payRecordPage } from './pages/record-pages.tsx';
import { RunPage } from './pages/run.tsx';
import { RunsPage } from './pages/runs.tsx';

/** The pages of the app by their place. */
export const routes: readonly PageRoute[] = [
  { path: '/runs', page: RunsPage },
  { path: '/runs/:id', page: RunPage },
  { path: '/disputes', page: DisputesPage },
  { path: '/costs', page: CostsPage },
  { path: '/insurance', page: InsurancePage },
  { path: '/slips', page: MySlipsPage },
  { path: '/files', page: payRecordPage('files') },
  { path: '/raises', page: payRecordPage('raises') },
  { path: '/entries', page: payRecordPage('entries') },
  { path: '/enrolments', page: payRecordPage('enrolments') },
  { path: '/groups', page: payRecordPage('groups') },
  { path: '/openings', page: payRecordPage('openings') },
  { path: '/items', page: payRecordPage('items') },
];
