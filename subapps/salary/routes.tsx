import type { PageRoute } from '#bridge/react/index.ts';
import { BasesPage } from './pages/bases.tsx';
import { CostsPage } from './pages/costs.tsx';
import { DisputesPage } from './pages/disputes.tsx';
import { InsurancePage } from './pages/insurance.tsx';
import { LeaversPage } from './pages/leavers.tsx';
import { MySlipsPage } from './pages/my-slips.tsx';
import { payRecordPage } from './pages/record-pages.tsx';
import { RunPage } from './pages/run.tsx';
import { RunsPage } from './pages/runs.tsx';
import { SettlementPage } from './pages/settlement.tsx';

/** The pages of the app by their place. */
export const routes: readonly PageRoute[] = [
  { path: '/runs', page: RunsPage },
  { path: '/runs/:id', page: RunPage },
  { path: '/leavers', page: LeaversPage },
  { path: '/leavers/:id', page: SettlementPage },
  { path: '/disputes', page: DisputesPage },
  { path: '/costs', page: CostsPage },
  { path: '/bases', page: BasesPage },
  { path: '/insurance', page: InsurancePage },
  { path: '/slips', page: MySlipsPage },
  { path: '/files', page: payRecordPage('files') },
  { path: '/raises', page: payRecordPage('raises') },
  { path: '/entries', page: payRecordPage('entries') },
  { path: '/enrolments', page: payRecordPage('enrolments') },
  { path: '/groups', page: payRecordPage('groups') },
  { path: '/openings', page: payRecordPage('openings') },
  { path: '/banks', page: payRecordPage('banks') },
  { path: '/plans', page: payRecordPage('plans') },
  { path: '/tests', page: payRecordPage('tests') },
  { path: '/items', page: payRecordPage('items') },
];
