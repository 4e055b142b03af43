import type { ReactElement, ReactNode } from 'react';
import { useUiTexts } from '../texts/ui-texts.ts';
import css from './description-list.module.css';

export interface Description {
  readonly id: string;
  readonly term: string;
  /** A dash stands for nothing and for an empty text. */
  readonly value: ReactNode;
  /** Takes the whole line: an address, a remark. */
  readonly wide?: boolean;
}

/** Terms and their values, in as many columns as there is room for. */
export function DescriptionList({ items }: { items: readonly Description[] }): ReactElement {
  const t = useUiTexts();
  return (
    <dl className={css.list}>
      {items.map(({ id, term, value, wide = false }) => (
        <div key={id} className={css.item} data-wide={wide}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>
            {value === null || value === undefined || value === '' ? t('none') : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
