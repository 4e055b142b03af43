import type { PageRoute } from '#bridge/react/index.ts';
import { ApprovalPage } from './pages/approval.tsx';
import { ApprovalsPage } from './pages/approvals.tsx';
import { DelegationsPage } from './pages/delegations.tsx';
import { FillPage } from './pages/fill.tsx';
import { FormPage } from './pages/form.tsx';
import { RoutePage } from './pages/route.tsx';
import { RoutesPage } from './pages/routes.tsx';
import { StartPage } from './pages/start.tsx';

/** The pages of the app by their place. */
export const routes: readonly PageRoute[] = [
  { path: '/approvals', page: ApprovalsPage },
  { path: '/approvals/list/:view', page: ApprovalsPage },
  { path: '/approvals/start', page: StartPage },
  { path: '/approvals/start/:form', page: FillPage },
  { path: '/approvals/delegations', page: DelegationsPage },
  { path: '/approvals/:id', page: ApprovalPage },
  { path: '/routes', page: RoutesPage },
  { path: '/routes/:id/form', page: FormPage },
  { path: '/routes/:id', page: RoutePage },
];
