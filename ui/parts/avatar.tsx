import { type ReactElement, useState } from 'react';
import css from './avatar.module.css';
import { classNames } from './class-names.ts';

export interface AvatarProps {
  name: string;
  /** Address of a picture; the initial stands where there is none, or it cannot be loaded. */
  picture?: string | undefined;
  /** 20, 24, 32, 48 pixels; `md` by default. */
  size?: 'xs' | 'sm' | 'md' | 'lg';
}

/** A person's picture, or the first character of the name on a soft ground that stays the same for the same name. */
export function Avatar({ name, picture, size = 'md' }: AvatarProps): ReactElement {
  const tint = css[`tint${tintOf(name)}`];
  const [broken, setBroken] = useState<string>();
  const shown = picture === broken ? undefined : picture;
  return (
    // The initial is drawn by the style: as text it would be read, copied and compared along with the name beside it.
    <span
      className={classNames(css.avatar, css[size], tint)}
      data-initial={shown ? undefined : initial(name)}
      aria-hidden="true"
    >
      {shown && <img src={shown} alt="" loading="lazy" onError={() => setBroken(shown)} />}
    </span>
  );
}

/** The character a person is known by at a glance: the surname in Chinese, the capital elsewhere. */
export function initial(name: string): string {
  return ([...name.trim()][0] ?? '').toUpperCase();
}

// 1 to 6, spread evenly over names.
function tintOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return (sum % 6) + 1;
}
