import type { PageRoute } from '#bridge/react/index.ts';
import { Positions } from './pages/positions.tsx';
import { Structure } from './pages/structure.tsx';

/** The pages of the app by their place. */
export const routes: readonly PageRoute[] = [
  { path: '/structure', page: Structure },
  { path: '/positions', page: Positions },
];
