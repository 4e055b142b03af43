import type { ComponentProps, ReactElement } from 'react';
import { Icon } from './icon/icon.tsx';
import css from './link.module.css';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'className'> {
  /** Opens outside the product, in a new tab. */
  external?: boolean;
}

/** A link in running text or a table. */
export function Link({ external = false, children, ...rest }: LinkProps): ReactElement {
  const outside = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...rest} {...outside} className={css.link}>
      {children}
      {external && <Icon name="external" size={12} />}
    </a>
  );
}

/** A button that looks like a link: for what changes the page but has no address. */
export function LinkButton(props: Omit<ComponentProps<'button'>, 'className'>): ReactElement {
  return <button type="button" {...props} className={css.link} />;
}
