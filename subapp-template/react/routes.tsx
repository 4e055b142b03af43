import type { PageRoute } from '#bridge/react/index.ts';
import { Organs } from './pages/organs.tsx';

/** The pages of the app by their place; a `?` makes a parameter one that may be left out. */
export const routes: readonly PageRoute[] = [{ path: '/organs/:organId?', page: Organs }];
