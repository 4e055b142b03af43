import { searchOrgans } from '#bridge/calls/ums/calls.ts';
import { useGateway, useSearchAnswer } from '#bridge/react/index.ts';
import { searchResults } from '../stores/search-answer.ts';
import { useWords } from '../texts/app-texts.ts';

/** Answers the search over the whole portal with organisations and posts; draws nothing. */
export function SearchAnswers(): null {
  const gateway = useGateway();
  const t = useWords();
  useSearchAnswer(async (keyword) =>
    searchResults(await gateway.call(searchOrgans, { keyword }), {
      organ: t('found.organ'),
      post: (category) => t('found.post', { category }),
    }),
  );
  return null;
}
