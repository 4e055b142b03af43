import type { ReactElement } from 'react';
import { postCategory, postCategoryCalls } from '#bridge/calls/ums/records/post-category.ts';
import { postCategoryWords } from '#bridge/calls/ums/records/post-category.words.ts';
import { RecordPage } from '../parts/record-page.tsx';

/** The post categories of the company. */
export function PostCategories(): ReactElement {
  return (
    <RecordPage
      code="ums.post-categories"
      record={postCategory}
      words={postCategoryWords}
      calls={postCategoryCalls}
    />
  );
}
