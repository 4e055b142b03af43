import type { PageRoute } from '#bridge/react/index.ts';
import { LibraryPage } from './pages/library.tsx';
import { ManagePage } from './pages/manage.tsx';

/** The pages of the app by their place. */
export const routes: readonly PageRoute[] = [
  { path: '/library', page: LibraryPage },
  { path: '/manage', page: ManagePage },
];
