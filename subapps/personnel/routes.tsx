import { lazy, type ReactElement } from 'react';
import { type PageRoute, Pages } from '#bridge/react/index.ts';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { RosterPage } from './pages/roster.tsx';
import { BarePage } from './parts/bare-page.tsx';
import { NotFound } from './parts/not-found.tsx';
import { useFoundSchemes } from './parts/roster/use-found-schemes.ts';

// Who looks at the list alone does not wait for the form.
const EmployeePage = lazy(() =>
  import('./pages/employee.tsx').then((module) => ({ default: module.EmployeePage })),
);

const LookPage = lazy(() =>
  import('./parts/look/look-page.tsx').then((module) => ({ default: module.LookPage })),
);

const ChangesPage = lazy(() =>
  import('./pages/changes.tsx').then((module) => ({ default: module.ChangesPage })),
);

const HandoversPage = lazy(() =>
  import('./pages/handovers.tsx').then((module) => ({ default: module.HandoversPage })),
);

const recordLists = {
  contracts: 'contract',
  'employee-details': 'employeeDetail',
  educations: 'education',
  'work-histories': 'workHistory',
  certificates: 'certificate',
  'family-members': 'familyMember',
  'emergency-contacts': 'emergencyContact',
  'bank-accounts': 'bankAccount',
} as const;

/** The lists of records over all people, loaded with the first of them. */
const listRoutes = Object.entries(recordLists).map(
  ([path, name]): PageRoute => ({
    path: `/${path}`,
    page: lazy(() =>
      import('./pages/record-lists.tsx').then((module) => ({ default: module.recordList(name) })),
    ),
  }),
);

/** Every page of the app. */
const routes: readonly PageRoute[] = [
  { path: '/roster', page: RosterPage },
  { path: '/employee/:id', page: EmployeePage },
  { path: '/look', page: LookPage },
  { path: '/handovers', page: HandoversPage },
  { path: '/changes', page: ChangesPage },
  { path: '/changes/:view', page: ChangesPage },
  ...listRoutes,
];

/** The app's tabs. */
export function PersonnelApp(): ReactElement {
  useFoundSchemes();
  return (
    <Pages
      routes={routes}
      loading={
        <BarePage>
          <SkeletonLines lines={8} />
        </BarePage>
      }
      notFound={
        <BarePage>
          <NotFound />
        </BarePage>
      }
      failed={(_, retry) => (
        <BarePage>
          <ErrorState onRetry={retry} />
        </BarePage>
      )}
    />
  );
}
