import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../parts/button.tsx';
import { useUiTexts } from '../texts/ui-texts.ts';
import css from './page-header.module.css';

export interface PageHeaderProps {
  title: string;
  /** What the page is about just now: a department, a date. */
  subtitle?: ReactNode;
  /** Stands before the title: an avatar. */
  before?: ReactNode;
  /** Stands after the title: a tag. */
  after?: ReactNode;
  /** Buttons at the end; the primary one last. */
  actions?: ReactNode;
  onBack?: (() => void) | undefined;
}

/** A page's name and what can be done on it. */
export function PageHeader(props: PageHeaderProps): ReactElement {
  const { title, subtitle, before, after, actions, onBack } = props;
  const t = useUiTexts();
  return (
    <header className={css.header}>
      {onBack && <IconButton icon="arrow-left" label={t('back')} onClick={onBack} />}
      {before}
      <div className={css.words}>
        <h1 className={css.title}>{title}</h1>
        {after}
        {subtitle && <span className={css.subtitle}>{subtitle}</span>}
      </div>
      {actions && (
        <div className={css.actions} data-print="off">
          {actions}
        </div>
      )}
    </header>
  );
}
