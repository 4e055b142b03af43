import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/paths.ts';
import css from './toast.module.css';
import { type ToastTone, toast } from './toasts.ts';

const icons: Record<ToastTone, IconName> = {
  good: 'success',
  bad: 'failure',
  warn: 'warning',
  info: 'info',
};

/** Where messages stand: centred at the top. Once in a document. */
export function ToastRegion(): ReactElement {
  const shown = useStore(toast);
  return (
    <div className={css.region} role="status" aria-live="polite" aria-atomic="true">
      {shown && (
        <div key={shown.id} className={classNames(css.toast, css[shown.tone])}>
          <Icon name={icons[shown.tone]} />
          {shown.words}
        </div>
      )}
    </div>
  );
}
