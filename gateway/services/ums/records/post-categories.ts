import { postCategory } from '#bridge/calls/ums/records/post-category.ts';
import { postCategoryWords } from '#bridge/calls/ums/records/post-category.words.ts';
import { nameSortKey } from '#gateway/kernel/people/name-keys.ts';
import { bindRecord } from '#gateway/record/binding.ts';
import { checkParents } from './check-parents.ts';

/** Post categories in their table; one is never below itself. */
export const postCategories = bindRecord(postCategory, {
  table: 'post_category',
  words: postCategoryWords,
  sortKeys: { name: 'name_sort' },
  rules: {
    derive: ({ name }) => ({ name_sort: nameSortKey(name) }),
    check: checkParents,
  },
});
