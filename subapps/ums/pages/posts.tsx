import type { ReactElement } from 'react';
import { post, postCalls } from '#bridge/calls/ums/records/post.ts';
import { postWords } from '#bridge/calls/ums/records/post.words.ts';
import { RecordPage } from '../parts/record-page.tsx';

/** The posts of the company. */
export function Posts(): ReactElement {
  return <RecordPage code="ums.posts" record={post} words={postWords} calls={postCalls} />;
}
