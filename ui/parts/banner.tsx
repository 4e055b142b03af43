import type { ReactElement, ReactNode } from 'react';
import { useUiTexts } from '../texts/ui-texts.ts';
import css from './banner.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon/icon.tsx';
import type { IconName } from './icon/paths.ts';

export interface BannerProps {
  tone?: 'info' | 'good' | 'warn' | 'bad';
  title?: string;
  children?: ReactNode;
  /** Buttons or links at the end. */
  action?: ReactNode;
  onClose?: () => void;
}

const icons = {
  info: 'info',
  good: 'success',
  warn: 'warning',
  bad: 'failure',
} as const satisfies Record<string, IconName>;

/** A notice in the page, in sight as long as it holds. */
export function Banner({
  tone = 'info',
  title,
  children,
  action,
  onClose,
}: BannerProps): ReactElement {
  const t = useUiTexts();
  return (
    <div className={classNames(css.banner, css[tone])} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} className={css.icon} />
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        {children}
      </div>
      {action}
      {onClose && (
        <button type="button" className={css.close} aria-label={t('close')} onClick={onClose}>
          <Icon name="close" size={14} />
        </button>
      )}
    </div>
  );
}
