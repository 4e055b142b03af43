import { type ReactElement, useEffect, useState } from 'react';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { onCommand, shortcutKeys } from '../../stores/portal/commands.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { lazyPart, useLazyPart } from '../lazy/lazy-part.ts';
import { useBack } from '../use-back.ts';
import css from './search-button.module.css';

const searchPart = lazyPart(() => import('./search-dialog.tsx'));

/** The way to the search over the whole portal: the bar in the header, or ⌘K, or Ctrl K. It is loaded when first opened. */
export function SearchButton(): ReactElement {
  const t = useShellTexts();
  const [open, setOpen] = useState(false);
  const search = useLazyPart(searchPart, open, () => setOpen(false));
  useBack(open, () => setOpen(false));
  useEffect(() => onCommand('search', () => setOpen((now) => !now)), []);
  return (
    <>
      <button
        type="button"
        className={css.search}
        data-tour="search"
        title={t('search.label')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={14} />
        <span className={css.words}>{t('search.hint')}</span>
        <span className={css.key} aria-hidden="true">
          {shortcutKeys('search')}
        </span>
      </button>
      {search && <search.SearchDialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
