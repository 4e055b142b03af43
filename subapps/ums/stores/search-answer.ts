/** What the search over the whole portal finds of this app. */
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { searchOrgans } from '#bridge/calls/ums/calls.ts';
import { usualQuery, writeStructureQuery } from './structure-query.ts';

/** One result: its words, and the place of the structure that shows it. */
export interface SearchResult {
  readonly title: string;
  readonly detail: string;
  readonly route: string;
}

/** What the words of a result are written with. */
export interface ResultWords {
  readonly organ: string;
  readonly post: (category: string) => string;
}

/** Makes results of what the gateway found: an organisation opens at its node, a post in the list of posts. */
export function searchResults(
  { organs, posts }: ResultOf<typeof searchOrgans>,
  words: ResultWords,
): SearchResult[] {
  return [
    ...organs.map(({ id, name, parentName }) => ({
      title: name,
      detail: parentName ?? words.organ,
      route: `/structure${writeStructureQuery({ ...usualQuery, organId: id })}`,
    })),
    ...posts.map(({ name, categoryName }) => ({
      title: name,
      detail: words.post(categoryName),
      route: `/structure${writeStructureQuery({ ...usualQuery, view: 'posts', keyword: name })}`,
    })),
  ];
}
