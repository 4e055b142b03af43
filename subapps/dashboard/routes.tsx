import { lazy } from 'react';
import type { PageRoute } from '#bridge/react/index.ts';
import { GalleryPage } from './pages/gallery.tsx';

const BoardPage = lazy(() =>
  import('./pages/board.tsx').then((module) => ({ default: module.BoardPage })),
);

const DesignerPage = lazy(() =>
  import('./pages/designer.tsx').then((module) => ({ default: module.DesignerPage })),
);

/** The pages of the app by their place. */
export const routes: readonly PageRoute[] = [
  { path: '/boards', page: GalleryPage },
  { path: '/boards/new', page: DesignerPage },
  { path: '/boards/:id', page: BoardPage },
  { path: '/boards/:id/:way', page: DesignerPage },
];
