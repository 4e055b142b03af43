import type { PageRoute } from '#bridge/react/index.ts';
import { Organs } from './pages/organs.tsx';

/** The pages of the app by their place. */
export const routes: readonly PageRoute[] = [{ path: '/organs', page: Organs }];
