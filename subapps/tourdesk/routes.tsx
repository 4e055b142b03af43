import type { PageRoute } from '#bridge/react/index.ts';
import { Departures, Fees, Fundings, Plans, Products } from './pages/record-lists.tsx';

/** The pages of the app by their place. */
export const routes: readonly PageRoute[] = [
  { path: '/products', page: Products },
  { path: '/departures', page: Departures },
  { path: '/plans', page: Plans },
  { path: '/fees', page: Fees },
  { path: '/funding', page: Fundings },
];
