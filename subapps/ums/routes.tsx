import type { PageRoute } from '#bridge/react/index.ts';
import { Grades } from './pages/grades.tsx';
import { PositionPlans } from './pages/position-plans.tsx';
import { Positions } from './pages/positions.tsx';
import { PostCategories } from './pages/post-categories.tsx';
import { Posts } from './pages/posts.tsx';
import { Structure } from './pages/structure.tsx';

/** The pages of the app by their place. */
export const routes: readonly PageRoute[] = [
  { path: '/structure', page: Structure },
  { path: '/positions', page: Positions },
  { path: '/position-plans', page: PositionPlans },
  { path: '/posts', page: Posts },
  { path: '/post-categories', page: PostCategories },
  { path: '/grades', page: Grades },
];
