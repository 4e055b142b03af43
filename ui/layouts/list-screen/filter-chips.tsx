import type { ReactElement } from 'react';
import { Icon } from '../../parts/icon/icon.tsx';
import css from './filter-chips.module.css';
import { chipsOf, type ListFilter } from './list-filter.ts';
import { type ListQuery, withoutNames } from './list-query.ts';
import { useListTexts } from './texts/list-texts.ts';
import type { ChangeList } from './use-list-query.ts';

/** A chip for each filter in use that has no control in the bar; a click removes it. */
export function FilterChips(props: {
  filters: readonly ListFilter[];
  query: ListQuery;
  change: ChangeList;
}): ReactElement {
  const { filters, query, change } = props;
  const t = useListTexts();
  const chips = chipsOf(filters, query.filters, {
    between: (from, to) => t('filter.between', { from, to }),
    after: (from) => t('filter.after', { from }),
    before: (to) => t('filter.before', { to }),
  });
  return (
    <>
      {chips.map(({ what, value, names }) => (
        <button
          key={what}
          type="button"
          className={css.chip}
          title={t('filter.remove', { what })}
          aria-label={`${t('filter.chip', { what, value })} ${t('filter.remove', { what })}`}
          onClick={() => change({ filters: withoutNames(query.filters, names) })}
        >
          {t('filter.chip', { what, value })}
          <Icon name="close" size={14} />
        </button>
      ))}
    </>
  );
}
