import { type ReactElement, useEffect, useState } from 'react';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { onCommand, shortcutKeys } from '../../stores/commands.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { useLatePart } from '../late/late-part.ts';
import { searchPart } from '../late/parts.ts';
import { useCover } from '../use-cover.ts';
import css from './search-button.module.css';

/** The way to the search over the whole portal: the bar in the header, or ⌘K, or Ctrl K. It is loaded when first opened. */
export function SearchButton(): ReactElement {
  const t = useShellTexts();
  const [open, setOpen] = useState(false);
  const search = useLatePart(searchPart, open, () => setOpen(false));
  useCover(open, () => setOpen(false));
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
