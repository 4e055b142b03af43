import type { ReactElement } from 'react';
import { useParams } from 'wouter';
import { ChangesView } from '../parts/changes/changes-view.tsx';

/** Entries, regularisations, transfers and leavings, and whose turn it is this month. */
export function ChangesPage(): ReactElement {
  const { view } = useParams();
  return <ChangesView view={view} />;
}
