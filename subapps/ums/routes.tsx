import type { PageRoute } from '#bridge/react/index.ts';
import { Structure } from './pages/structure.tsx';

/** The pages of the app by their place. */
export const routes: readonly PageRoute[] = [{ path: '/structure', page: Structure }];
