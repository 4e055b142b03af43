import { lazy, type ReactElement } from 'react';
import type { PageRoute } from '#bridge/react/index.ts';
import { ExceptionsPage } from './pages/exceptions.tsx';
import { MinePage } from './pages/mine.tsx';
import { MonthsPage } from './pages/months.tsx';
import { SheetPage } from './pages/sheet.tsx';
import { TeamPage } from './pages/team.tsx';
import { type TimeRecordCode, timeRecords } from './stores/time-records.ts';

/** Lists with something of their own. */
const ownPages: Readonly<Record<string, () => Promise<{ default: () => ReactElement }>>> = {
  ...Object.fromEntries(
    (['leave', 'returns', 'overtime', 'trips', 'patches'] as const).map((code) => [
      code,
      () =>
        import('./pages/request-lists.tsx').then((module) => ({
          default: module.requestList(code),
        })),
    ]),
  ),
  'leave-types': () =>
    import('./pages/leave-types.tsx').then((module) => ({ default: module.LeaveTypesPage })),
};

/** The lists of records, loaded with the first of them: who looks at the own time does not wait for them. */
const recordRoutes = Object.keys(timeRecords).map(
  (code): PageRoute => ({
    path: `/${code}`,
    page: lazy(
      () =>
        ownPages[code]?.() ??
        import('./pages/record-lists.tsx').then((module) => ({
          default: module.recordList(code as TimeRecordCode),
        })),
    ),
  }),
);

/** The pages of the app by their place. */
export const routes: readonly PageRoute[] = [
  { path: '/mine', page: MinePage },
  { path: '/sheet', page: SheetPage },
  { path: '/exceptions', page: ExceptionsPage },
  { path: '/team', page: TeamPage },
  {
    path: '/try',
    page: lazy(() => import('./pages/try.tsx').then((module) => ({ default: module.TryPage }))),
  },
  { path: '/months', page: MonthsPage },
  {
    path: '/balances',
    page: lazy(() =>
      import('./pages/balances.tsx').then((module) => ({ default: module.BalancesPage })),
    ),
  },
  ...recordRoutes,
];
