import type { BoundRecord } from '#gateway/record/binding.ts';
import { grades } from './grades.ts';
import { positionPlans } from './position-plans.ts';
import { positions } from './positions.ts';
import { postCategories } from './post-categories.ts';
import { posts } from './posts.ts';

/** The records of the organisation. */
export const umsRecords: readonly BoundRecord[] = [
  postCategories,
  posts,
  grades,
  positions,
  positionPlans,
];
