import type { PageRoute } from '#bridge/react/index.ts';
import { BridgeCalls } from './pages/bridge-calls.tsx';

/** The pages of the app by their place. */
export const routes: readonly PageRoute[] = [{ path: '/bridge-calls', page: BridgeCalls }];
