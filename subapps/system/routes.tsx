import type { PageRoute } from '#bridge/react/index.ts';
import { AppPage } from './pages/app.tsx';
import { Apps } from './pages/apps.tsx';
import { BridgeCalls } from './pages/bridge-calls.tsx';
import { Usage } from './pages/usage.tsx';

/** The pages of the app by their place. */
export const routes: readonly PageRoute[] = [
  { path: '/bridge-calls', page: BridgeCalls },
  { path: '/usage', page: Usage },
  { path: '/apps', page: Apps },
  { path: '/apps/:code', page: AppPage },
];
