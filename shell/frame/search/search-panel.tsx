import { type ReactElement, useEffect, useId, useRef } from 'react';
import { IconButton } from '#ui/parts/button.tsx';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { Spinner } from '#ui/parts/spinner.tsx';
import { VisuallyHidden } from '#ui/parts/visually-hidden.tsx';
import { longestKeyword } from '../../stores/menu/search.ts';
import { checkRights } from '../../stores/session/session.ts';
import type { Found } from './found.ts';
import css from './search-dialog.module.css';
import { SearchResults } from './search-results.tsx';
import { useSearchTexts } from './texts/search-texts.ts';
import { type Choice, useChoice } from './use-choice.ts';

interface SearchPanelProps {
  onOpen: (found: Found) => void;
  onClose: () => void;
}

/**
 * The line to type in and what it finds, after the ARIA pattern for a combobox with a list: the keyboard stays in the
 * line, arrows choose, Enter opens.
 */
export function SearchPanel({ onOpen, onClose }: SearchPanelProps): ReactElement {
  const t = useSearchTexts();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const choice = useChoice(onOpen);
  // What open apps and this page know may be older than the rights, as on a change of the address.
  useEffect(() => void checkRights(), []);
  const { typed, groups, people, rows, documents, notices, searching, count, current } = choice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chosen line may lie out of sight
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current?.key]);
  return (
    <>
      <div className={css.line}>
        <Icon name="search" />
        <Line id={id} choice={choice} />
        {searching && <Spinner size={16} label={t('searching')} />}
        <IconButton icon="close" label={t('close')} size="sm" onClick={onClose} />
      </div>
      <div ref={list} className={css.results}>
        <SearchResults
          id={id}
          groups={groups}
          asked={{ people, rows, documents, notices }}
          searching={searching}
          current={current?.key}
          onChoose={choice.choose}
          onOpen={onOpen}
        />
      </div>
      <div role="status">
        <VisuallyHidden>{typed !== '' && !searching && t('count', { count })}</VisuallyHidden>
      </div>
      <Foot />
    </>
  );
}

function Line({ id, choice }: { id: string; choice: Choice }): ReactElement {
  const t = useSearchTexts();
  const { typed, count, current } = choice;
  return (
    <input
      className={css.input}
      role="combobox"
      aria-label={t('title')}
      aria-expanded={count > 0}
      aria-controls={`${id}-list`}
      aria-autocomplete="list"
      aria-activedescendant={current && `${id}-${current.key}`}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={longestKeyword}
      placeholder={t('placeholder')}
      value={typed}
      onChange={(event) => choice.type(event.target.value)}
      onKeyDown={choice.onKeyDown}
    />
  );
}

/** Which keys do what, which those who read the list by ear know from its role; and what no one would guess. */
function Foot(): ReactElement {
  const t = useSearchTexts();
  return (
    <footer className={css.foot}>
      <span className={css.keys} aria-hidden="true">
        <span>
          <kbd className={css.key}>↑</kbd>
          <kbd className={css.key}>↓</kbd>
          {t('keys.choose')}
        </span>
        <span>
          <kbd className={css.key}>↵</kbd>
          {t('keys.open')}
        </span>
        <span>
          <kbd className={css.key}>Esc</kbd>
          {t('keys.close')}
        </span>
      </span>
      <span>{t('apps')}</span>
    </footer>
  );
}
