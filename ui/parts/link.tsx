import type { ComponentProps, ReactElement } from 'react';
import css from './link.module.css';

/** A button that looks like a link: for what changes the page but has no address. */
export function LinkButton(props: Omit<ComponentProps<'button'>, 'className'>): ReactElement {
  return <button type="button" {...props} className={css.link} />;
}
