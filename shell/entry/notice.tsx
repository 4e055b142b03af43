import type { ReactElement } from 'react';
import { Icon } from '#ui/parts/icon/icon.tsx';
import css from './login-form.module.css';

/** What is in the way of a whole form. */
export function Notice({ words }: { words: string }): ReactElement {
  return (
    <p className={css.notice} role="alert">
      <Icon name="warning" />
      {words}
    </p>
  );
}
