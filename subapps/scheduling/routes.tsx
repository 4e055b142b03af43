import type { PageRoute } from '#bridge/react/index.ts';
import { MinePage } from './pages/mine.tsx';
import { Patterns } from './pages/record-lists.tsx';
import { RosterPage } from './pages/roster.tsx';

/** The pages of the app by their place. */
export const routes: readonly PageRoute[] = [
  { path: '/roster', page: RosterPage },
  { path: '/mine', page: MinePage },
  { path: '/patterns', page: Patterns },
];
