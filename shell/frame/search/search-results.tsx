import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { VisuallyHidden } from '#ui/parts/visually-hidden.tsx';
import { keyword, searchAgain } from '../../stores/menu/search.ts';
import { useAppTitle } from '../use-app-title.ts';
import type { Found, FoundGroup } from './found.ts';
import { FoundLine } from './found-line.tsx';
import css from './search-dialog.module.css';
import { useSearchTexts } from './texts/search-texts.ts';
import type { Choice } from './use-choice.ts';

/** What the gateway is asked for. */
export type AskedSearches = Pick<Choice, 'people' | 'rows' | 'documents' | 'notices'>;

interface SearchResultsProps {
  /** What the ids of the list and its lines begin with. */
  id: string;
  groups: readonly FoundGroup[];
  asked: AskedSearches;
  searching: boolean;
  /** Key of the chosen line. */
  current: string | undefined;
  onChoose: (key: string) => void;
  onOpen: (found: Found) => void;
}

/** What was found under its headings, and what is said where nothing was. */
export function SearchResults(props: SearchResultsProps): ReactElement {
  const { id, groups, asked, searching, current, onChoose, onOpen } = props;
  const t = useSearchTexts();
  const word = useStore(keyword);
  return (
    <>
      <div id={`${id}-list`} role="listbox" aria-label={t('results')}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
            <p id={`${id}-${group.id}`} className={css.heading}>
              {'app' in group ? <AppName app={group.app} /> : t(`groups.${group.id}`)}
            </p>
            {group.lines.map((found) => (
              <FoundLine
                key={found.key}
                id={`${id}-${found.key}`}
                found={found}
                keyword={word}
                chosen={found.key === current}
                onChoose={() => onChoose(found.key)}
                onOpen={() => onOpen(found)}
              />
            ))}
          </div>
        ))}
      </div>
      <Remarks word={word} asked={asked} searching={searching} found={groups.length > 0} />
    </>
  );
}

/** An app's results stand under its registered name, so that it cannot pass for the portal or for another app. */
function AppName({ app }: { app: string }): ReactElement {
  return <>{useAppTitle(app)}</>;
}

/** What is below the list: nothing found, more than listed, what could not be searched. */
function Remarks(props: {
  word: string;
  asked: AskedSearches;
  searching: boolean;
  found: boolean;
}): ReactElement | null {
  const { word, asked, searching, found } = props;
  const { people, documents } = asked;
  const t = useSearchTexts();
  const failed = failureOf(asked);
  if (failed) {
    return (
      <div className={css.failed} role="alert">
        <p>
          {t(`failed.${failed.what}`)}
          <span className={css.reason}>{failed.words}</span>
        </p>
        <Button size="sm" icon="refresh" onClick={searchAgain}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (word === '') {
    return <p className={css.remark}>{t(people.kind === 'refused' ? 'startMenu' : 'start')}</p>;
  }
  if (searching && !found) return <VisuallyHidden>{t('searching')}</VisuallyHidden>;
  if (!found) {
    return <EmptyState icon="search" title={t('none', { keyword: word })} hint={t('noneHint')} />;
  }
  const more = [people, documents].some((one) => one.kind === 'found' && one.answer.more);
  return more ? <p className={css.remark}>{t('more')}</p> : null;
}

function failureOf(asked: AskedSearches) {
  for (const what of ['people', 'rows', 'documents', 'notices'] as const) {
    const { [what]: one } = asked;
    if (one.kind === 'failed') return { what, words: one.words };
  }
  return undefined;
}
