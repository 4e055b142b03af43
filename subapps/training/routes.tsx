import type { PageRoute } from '#bridge/react/index.ts';
import { DeskPage } from './pages/desk.tsx';
import { LearningPage } from './pages/learning.tsx';
import { Courses, Sessions } from './pages/record-lists.tsx';
import { SignInPage } from './pages/sign-in.tsx';

/** The pages of the app by their place. */
export const routes: readonly PageRoute[] = [
  { path: '/learning', page: LearningPage },
  { path: '/sign-in', page: SignInPage },
  { path: '/desk', page: DeskPage },
  { path: '/sessions', page: Sessions },
  { path: '/courses', page: Courses },
];
