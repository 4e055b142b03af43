import type { PageRoute } from '#bridge/react/index.ts';
import { ApprovalPage } from './pages/approval.tsx';
import { ApprovalsPage } from './pages/approvals.tsx';
import { RoutePage } from './pages/route.tsx';
import { RoutesPage } from './pages/routes.tsx';

/** The pages of the app by their place. */
export const routes: readonly PageRoute[] = [
  { path: '/approvals', page: ApprovalsPage },
  { path: '/approvals/list/:view', page: ApprovalsPage },
  { path: '/approvals/:id', page: ApprovalPage },
  { path: '/routes', page: RoutesPage },
  { path: '/routes/:id', page: RoutePage },
];
