import { lazy } from 'react';
import type { PageRoute } from '#bridge/react/index.ts';
import { CataloguePage } from './pages/catalogue.tsx';

const ReportPage = lazy(() =>
  import('./pages/report.tsx').then((module) => ({ default: module.ReportPage })),
);

const BuilderPage = lazy(() =>
  import('./pages/builder.tsx').then((module) => ({ default: module.BuilderPage })),
);

const MyWork = lazy(() =>
  import('./pages/work/mine.tsx').then((module) => ({ default: module.MyWorkPage })),
);

const ReceivedWork = lazy(() =>
  import('./pages/work/received.tsx').then((module) => ({ default: module.ReceivedPage })),
);

const TeamWork = lazy(() =>
  import('./pages/work/team.tsx').then((module) => ({ default: module.TeamPage })),
);

const Subscriptions = lazy(() =>
  import('./pages/subscriptions.tsx').then((module) => ({ default: module.SubscriptionsPage })),
);

/** The pages of the app by their place. */
export const routes: readonly PageRoute[] = [
  { path: '/reports', page: CataloguePage },
  { path: '/reports/new', page: BuilderPage },
  { path: '/reports/:id', page: ReportPage },
  { path: '/reports/:id/:way', page: BuilderPage },
  { path: '/subscriptions', page: Subscriptions },
  { path: '/subscriptions/:id', page: Subscriptions },
  { path: '/work/mine', page: MyWork },
  { path: '/work/received', page: ReceivedWork },
  { path: '/work/team', page: TeamWork },
];
