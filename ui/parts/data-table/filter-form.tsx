import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button.tsx';
import css from './filter.module.css';
import { useTableTexts } from './texts/table-texts.ts';

interface FilterFormProps {
  children: ReactNode;
  onReset: () => void;
  /** Without it the filter applies as it is chosen. */
  onApply?: () => void;
}

/** What a filter's panel holds, with its two buttons. */
export function FilterForm({ children, onReset, onApply }: FilterFormProps): ReactElement {
  const t = useTableTexts();
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onApply?.();
      }}
    >
      {children}
      <div className={css.buttons}>
        <Button size="sm" variant="quiet" onClick={onReset}>
          {t('columnFilter.reset')}
        </Button>
        {onApply && (
          <Button size="sm" type="submit">
            {t('columnFilter.apply')}
          </Button>
        )}
      </div>
    </form>
  );
}
