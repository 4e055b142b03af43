import type { ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import css from './icon.module.css';
import { type IconName, iconPaths } from './paths.ts';

/** The path of an icon that is not among the common ones. */
export interface IconShape {
  readonly path: string;
}

export interface IconProps {
  name: IconName | IconShape;
  /** Pixels; 16 by default. */
  size?: 12 | 14 | 16 | 20 | 24 | 32;
  /** Spoken name. Without it the icon is decoration and screen readers pass over it. */
  label?: string;
  className?: string | undefined;
}

/** A line icon in the colour of the text around it. */
export function Icon({ name, size = 16, label, className }: IconProps): ReactElement {
  return (
    <svg
      className={classNames(css.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={typeof name === 'string' ? iconPaths[name] : name.path} />
    </svg>
  );
}
