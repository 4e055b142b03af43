import { type ReactElement, type ReactNode, useState } from 'react';
import { formatNumber } from '../../texts/format.ts';
import { useUiTexts } from '../../texts/ui-texts.ts';
import { IconButton } from '../button.tsx';
import { Select } from '../select/select.tsx';
import { tellWhenCut } from '../tell-when-cut.ts';
import { TextInput } from '../text-input.tsx';
import { pageCount, pageNumbers, pageSizes, readPage } from './pages.ts';
import css from './pagination.module.css';

export interface Page {
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

export interface PaginationProps extends Page {
  total: number;
  onChange: (next: Page) => void;
  /** 10, 20, 50, 100 and 200 by default. */
  sizes?: readonly number[];
  /** Shows the input to go to a page. */
  goTo?: boolean;
  /** While a batch runs. */
  disabled?: boolean;
  /** Stands after the total: how many are selected. */
  children?: ReactNode;
}

/** The foot of a list: how many there are, and the way through them. */
export function Pagination(props: PaginationProps): ReactElement {
  const { total, page, size, onChange, sizes = pageSizes, goTo, disabled = false } = props;
  const t = useUiTexts();
  const pages = pageCount(total, size);
  const go = (next: number) => onChange({ page: next, size });
  return (
    <div className={css.foot} {...tellWhenCut}>
      <span>{t('pages.total', { total: formatNumber(total) })}</span>
      {props.children}
      <nav className={css.pages} aria-label={t('pages.name')}>
        <IconButton
          icon="chevron-left"
          size="sm"
          label={t('pages.previous')}
          disabled={disabled || page <= 1}
          onClick={() => go(page - 1)}
        />
        <Numbers page={page} pages={pages} disabled={disabled} onGo={go} />
        <IconButton
          icon="chevron-right"
          size="sm"
          label={t('pages.next')}
          disabled={disabled || page >= pages}
          onClick={() => go(page + 1)}
        />
        <span className={css.current}>{`${page} / ${pages}`}</span>
      </nav>
      <div className={css.size}>
        <Select
          size="sm"
          label={t('pages.size')}
          value={String(size)}
          disabled={disabled}
          options={sizes.map((count) => ({
            value: String(count),
            label: t('pages.perPage', { count }),
          }))}
          onChange={(next) => onChange({ page: 1, size: Number(next) })}
        />
      </div>
      {goTo && <GoTo pages={pages} disabled={disabled} onGo={go} />}
    </div>
  );
}

interface NumbersProps {
  page: number;
  pages: number;
  disabled: boolean;
  onGo: (page: number) => void;
}

function Numbers({ page, pages, disabled, onGo }: NumbersProps): ReactElement {
  const t = useUiTexts();
  return (
    <>
      {pageNumbers(page, pages).map((number, index) =>
        number === 'gap' ? (
          <span key={index < 2 ? 'before' : 'after'} className={css.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            className={css.number}
            aria-label={t('pages.page', { number })}
            aria-current={number === page ? 'page' : undefined}
            disabled={disabled}
            onClick={() => onGo(number)}
          >
            {number}
          </button>
        ),
      )}
    </>
  );
}

function GoTo({ pages, disabled, onGo }: Omit<NumbersProps, 'page'>): ReactElement {
  const t = useUiTexts();
  const [typed, setTyped] = useState('');
  function go(): void {
    if (typed === '') return;
    onGo(readPage(typed, pages));
    setTyped('');
  }
  return (
    <span className={css.goTo}>
      {t('pages.goTo')}
      <span className={css.goToInput}>
        <TextInput
          size="sm"
          inputMode="numeric"
          aria-label={t('pages.goTo')}
          value={typed}
          disabled={disabled}
          onChange={setTyped}
          onBlur={go}
          onKeyDown={(event) => event.key === 'Enter' && go()}
        />
      </span>
    </span>
  );
}
