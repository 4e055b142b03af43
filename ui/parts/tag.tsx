import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './tag.module.css';

export type Tone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad';

/** A state in one or two words, with a soft ground in its tone. */
export function Tag({
  tone = 'neutral',
  children,
}: {
  tone?: Tone;
  children: ReactNode;
}): ReactElement {
  return <span className={classNames(css.tag, css[tone])}>{children}</span>;
}

/** A state as a small dot before its words. */
export function Dot({ tone = 'neutral' }: { tone?: Tone }): ReactElement {
  return <i className={classNames(css.dot, css[tone])} aria-hidden="true" />;
}
