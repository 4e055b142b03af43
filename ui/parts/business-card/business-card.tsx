import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { Avatar } from '../avatar.tsx';
import { classNames } from '../class-names.ts';
import css from './business-card.module.css';

export interface BusinessCardProps {
  /** 2 is vertical; anything else horizontal. */
  direction?: 1 | 2;
  /** Stands over the name: the company, or what the card is for. */
  title: string;
  /** The user name stands in for it where there is none. */
  realName?: string | undefined;
  userName: string;
  /** 1 shows the avatar. */
  showHead?: 0 | 1;
  /** Address of the person's picture; the initial stands without one. */
  headUrl?: string | undefined;
  /** Lines below the name. */
  content: string;
  /** Addresses of the company's logo and of what lies under the card. */
  logoUrl?: string | undefined;
  backgroundUrl?: string | undefined;
  /** CSS colours; black by default. */
  colors?: { readonly title?: string; readonly name?: string; readonly content?: string };
  /** Is at the foot, or at the end: a code. */
  children?: ReactNode;
}

/** A person's card as it is printed: 90 by 54 millimetres, or upright, on white in every mode. */
export function BusinessCard(props: BusinessCardProps): ReactElement {
  const { direction = 1, title, realName, userName, showHead = 0, headUrl, content } = props;
  const { logoUrl, backgroundUrl, colors = {}, children } = props;
  const name = realName?.trim() || userName;
  return (
    <article
      className={classNames(css.card, direction === 2 && css.vertical)}
      aria-label={name}
      style={backgroundOf(backgroundUrl)}
    >
      <header className={css.head}>
        {logoUrl && <img className={css.logo} src={logoUrl} alt="" />}
        <p className={css.title} style={{ color: colors.title }}>
          {title}
        </p>
      </header>
      <div className={css.person}>
        {showHead === 1 && <Avatar name={name} picture={headUrl} size="lg" />}
        <p className={css.name} style={{ color: colors.name }}>
          {name}
        </p>
      </div>
      <p className={css.content} style={{ color: colors.content }}>
        {content}
      </p>
      {children && <div className={css.end}>{children}</div>}
    </article>
  );
}

// Nothing in the address may end it and begin another style.
function backgroundOf(address: string | undefined): CSSProperties {
  const written = address?.replace(/["\\\n\r\f]/g, encodeURIComponent);
  return written ? { backgroundImage: `url("${written}")` } : {};
}
