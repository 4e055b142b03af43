import type { ReactElement, ReactNode } from 'react';
import { useUiTexts } from '../texts/ui-texts.ts';
import { Button } from './button.tsx';
import { Icon } from './icon/icon.tsx';
import type { IconName } from './icon/paths.ts';
import css from './states.module.css';

interface StateProps {
  icon: IconName;
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  role?: 'status' | 'alert';
}

function State({ icon, title, hint, action, role = 'status' }: StateProps): ReactElement {
  return (
    <div className={css.state} role={role}>
      <span className={css.icon}>
        <Icon name={icon} size={24} />
      </span>
      <p className={css.title}>{title}</p>
      {hint && <p className={css.hint}>{hint}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}

export interface EmptyStateProps {
  /** "Nothing here yet" by default. */
  title?: string;
  hint?: ReactNode;
  /** The way on: a button that makes the first one, or clears the filters. */
  action?: ReactNode;
  icon?: IconName;
}

/** Where a list or a page has nothing to show. */
export function EmptyState({ title, hint, action, icon = 'inbox' }: EmptyStateProps): ReactElement {
  const t = useUiTexts();
  return <State icon={icon} title={title ?? t('empty.title')} hint={hint} action={action} />;
}

export interface ErrorStateProps {
  title?: string;
  /** What went wrong in words, or what to do. */
  hint?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** "Try again" by default. */
  retryText?: string | undefined;
}

/** Where loading failed; says so at once to screen readers. */
export function ErrorState({ title, hint, onRetry, retryText }: ErrorStateProps): ReactElement {
  const t = useUiTexts();
  const action = onRetry && (
    <Button icon="refresh" onClick={onRetry}>
      {retryText ?? t('retry')}
    </Button>
  );
  return (
    <State
      icon="warning"
      role="alert"
      title={title ?? t('error.title')}
      hint={hint ?? t('error.hint')}
      action={action}
    />
  );
}

export interface FailedStateProps {
  /** Why a call failed: the name of its code, and the words of it. */
  error: { readonly codeName: string; readonly words: string };
  onRetry?: (() => void) | undefined;
}

/** Where a call failed: `DeniedState` where the user may not look, `ErrorState` otherwise. */
export function FailedState({ error, onRetry }: FailedStateProps): ReactElement {
  if (error.codeName === 'noPermission') return <DeniedState />;
  return <ErrorState hint={error.words} onRetry={onRetry} />;
}

/** Where the user may not look. */
export function DeniedState({ title, hint, action }: Omit<EmptyStateProps, 'icon'>): ReactElement {
  const t = useUiTexts();
  return (
    <State
      icon="lock"
      title={title ?? t('denied.title')}
      hint={hint ?? t('denied.hint')}
      action={action}
    />
  );
}
