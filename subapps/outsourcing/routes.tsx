import type { PageRoute } from '#bridge/react/index.ts';
import { MonthPage } from './pages/month.tsx';
import { OverviewPage } from './pages/overview.tsx';
import {
  Agencies,
  Agreements,
  Assignments,
  Posts,
  Requests,
  Returns,
  Settlements,
} from './pages/record-lists.tsx';

/** The pages of the app by their place. */
export const routes: readonly PageRoute[] = [
  { path: '/overview', page: OverviewPage },
  { path: '/month', page: MonthPage },
  { path: '/assignments', page: Assignments },
  { path: '/agencies', page: Agencies },
  { path: '/agreements', page: Agreements },
  { path: '/posts', page: Posts },
  { path: '/requests', page: Requests },
  { path: '/returns', page: Returns },
  { path: '/settlements', page: Settlements },
];
