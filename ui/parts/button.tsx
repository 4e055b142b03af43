import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import css from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconShape } from './icon/icon.tsx';
import type { IconName } from './icon/paths.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'default' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** One `primary` on a page. */
  variant?: ButtonVariant | undefined;
  /** 28, 32 or 40 px high. */
  size?: ButtonSize | undefined;
  icon?: IconName | IconShape | undefined;
  iconEnd?: IconName | undefined;
  /** Shows a spinner and ignores clicks; keeps the focus and the width. */
  busy?: boolean | undefined;
  /** Takes the whole width. */
  wide?: boolean | undefined;
}

/** A button with words. `type` is `button` by default. */
export function Button({
  variant = 'default',
  size = 'md',
  icon,
  iconEnd,
  busy = false,
  wide = false,
  children,
  onClick,
  ...rest
}: ButtonProps): ReactElement {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(css.button, css[variant], css[size], wide && css.wide)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => unlessBusy(busy, event, onClick)}
    >
      {busy ? <Spinner size={16} label="" /> : icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={14} />}
    </button>
  );
}

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'children' | 'title'> {
  icon: IconName | IconShape;
  /** Spoken name, and the hint under the pointer. */
  label: string;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  busy?: boolean | undefined;
}

/** A square button with an icon only; quiet by default. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'md',
  busy = false,
  onClick,
  ...rest
}: IconButtonProps): ReactElement {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(css.button, css.square, css[variant], css[size])}
      title={label}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => unlessBusy(busy, event, onClick)}
    >
      {busy ? <Spinner size={16} label="" /> : <Icon name={icon} />}
    </button>
  );
}

// Not `disabled`: that would drop the focus while the work runs.
function unlessBusy(
  busy: boolean,
  event: MouseEvent<HTMLButtonElement>,
  onClick: ComponentProps<'button'>['onClick'],
): void {
  if (busy) event.preventDefault();
  else onClick?.(event);
}
