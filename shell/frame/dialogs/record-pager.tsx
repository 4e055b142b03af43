import type { ReactElement } from 'react';
import { IconButton } from '#ui/parts/button.tsx';
import { formatNumber } from '#ui/texts/format.ts';
import { turnTo } from '../../host/dialogs/page-dialog.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import css from './page-in-dialog.module.css';

export interface RecordPagerProps {
  page: number;
  total: number;
  disabled: boolean;
}

/** The way to the next record and the one before, from inside of a dialog. */
export function RecordPager({ page, total, disabled }: RecordPagerProps): ReactElement {
  const t = useShellTexts();
  const place = { page: formatNumber(page), total: formatNumber(total) };
  return (
    <nav className={css.pager}>
      <IconButton
        icon="chevron-left"
        size="sm"
        label={t('pageDialog.previous')}
        disabled={disabled || page <= 1}
        onClick={() => void turnTo(page - 1)}
      />
      <span className={css.at} role="status" aria-label={t('pageDialog.at', place)}>
        {`${place.page} / ${place.total}`}
      </span>
      <IconButton
        icon="chevron-right"
        size="sm"
        label={t('pageDialog.next')}
        disabled={disabled || page >= total}
        onClick={() => void turnTo(page + 1)}
      />
    </nav>
  );
}
