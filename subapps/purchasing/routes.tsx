import type { PageRoute } from '#bridge/react/index.ts';
import { Logins } from './pages/logins/logins.tsx';
import { MessagesPage } from './pages/messages/messages.tsx';
import { OverviewPage } from './pages/overview.tsx';
import {
  Deliveries,
  Evaluations,
  Invoices,
  Orders,
  Prices,
  Qualifications,
  Settlements,
  Suppliers,
} from './pages/record-lists.tsx';

/** The pages of the app by their place. */
export const routes: readonly PageRoute[] = [
  { path: '/overview', page: OverviewPage },
  { path: '/suppliers', page: Suppliers },
  { path: '/logins', page: Logins },
  { path: '/orders', page: Orders },
  { path: '/messages', page: MessagesPage },
  { path: '/deliveries', page: Deliveries },
  { path: '/settlements', page: Settlements },
  { path: '/invoices', page: Invoices },
  { path: '/qualifications', page: Qualifications },
  { path: '/prices', page: Prices },
  { path: '/evaluations', page: Evaluations },
];
