import type { MouseEvent, ReactElement } from 'react';
import { useShellTexts } from '../texts/shell-texts.ts';
import css from './skip-link.module.css';

/** The first stop of the Tab key: past the menu, to what the page is about. */
export function SkipLink(): ReactElement {
  const t = useShellTexts();
  // Not by the address: its hash would become an entry in the history that Back has to pass.
  function skip(event: MouseEvent): void {
    event.preventDefault();
    document.getElementById('content')?.focus();
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a jump within the page, and screen readers know it as one
    <a className={css.skip} href="#content" onClick={skip}>
      {t('skip')}
    </a>
  );
}
