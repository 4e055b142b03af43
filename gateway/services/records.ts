import { gatherRecords } from '../record/binding.ts';
import { grades } from './ums/records/grades.ts';
import { positions } from './ums/records/positions.ts';
import { postCategories } from './ums/records/post-categories.ts';
import { posts } from './ums/records/posts.ts';

/** Every record of the gateway: what references can point to, and what the search and the tests go over. */
export const records = gatherRecords([postCategories, posts, grades, positions]);
