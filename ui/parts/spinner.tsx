import type { ReactElement } from 'react';
import { useUiTexts } from '../texts/ui-texts.ts';
import { classNames } from './class-names.ts';
import css from './spinner.module.css';

export interface SpinnerProps {
  /** Pixels; 16 by default. */
  size?: 12 | 16 | 24 | 32;
  /** Spoken name; "loading" by default, `''` where the words beside it already say so. */
  label?: string;
  className?: string | undefined;
}

/** A turning ring for work of unknown length. */
export function Spinner({ size = 16, label, className }: SpinnerProps): ReactElement {
  const t = useUiTexts();
  const name = label ?? t('loading');
  return (
    <svg
      className={classNames(css.spinner, className)}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      role={name ? 'img' : undefined}
      aria-label={name || undefined}
      aria-hidden={name ? undefined : true}
    >
      <circle className={css.track} cx="8" cy="8" r="6.25" />
      <path d="M8 1.75A6.25 6.25 0 0 1 14.25 8" />
    </svg>
  );
}
