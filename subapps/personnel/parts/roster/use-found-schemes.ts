import { personnelFunctions } from '#bridge/calls/joyhr/functions.ts';
import { usePermission, useSchemeCalls, useSearchAnswer } from '#bridge/react/index.ts';
import { rosterList, schemeResults, schemesToFind } from '../../stores/scheme-results.ts';
import { useWords } from '../../texts/app-texts.ts';

/**
 * Lets the search over the whole portal find the schemes of the roster by name while the app is open, whichever of its
 * pages is there. They are fetched when somebody searches, unless the roster has them already.
 */
export function useFoundSchemes(): void {
  const t = useWords();
  const { find } = useSchemeCalls(rosterList);
  const mayOpen = usePermission(personnelFunctions.roster);
  useSearchAnswer(async (keyword) => {
    // A view outlives the right to the list that it opens.
    if (!mayOpen) return [];
    const word = keyword.trim().toLowerCase();
    const schemes = await schemesToFind(find);
    const found = schemes.filter(({ name }) => name.toLowerCase().includes(word));
    return schemeResults(found, t('scheme.found')).slice(0, mostAnswered);
  });
}

/** As many as the shell takes of one app; more would count as no answer. */
const mostAnswered = 20;
