import type { ReactElement } from 'react';
import { type PageRoute, Pages } from '#bridge/react/index.ts';
import { ErrorState } from '#ui/parts/states.tsx';
import { EmployeePage } from './pages/employee.tsx';
import { RosterPage } from './pages/roster.tsx';
import { BarePage } from './parts/bare-page.tsx';
import { NotFound } from './parts/not-found.tsx';

/** Every page of the app. */
const routes: readonly PageRoute[] = [
  { path: '/roster', page: RosterPage },
  { path: '/employee/:id', page: EmployeePage },
];

/** The app's tabs. */
export function PersonnelApp(): ReactElement {
  return (
    <Pages
      routes={routes}
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
