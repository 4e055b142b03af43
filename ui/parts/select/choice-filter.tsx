import { Select as Ark, createListCollection } from '@ark-ui/react/select';
import { type ReactElement, useMemo } from 'react';
import { useUiTexts } from '../../texts/ui-texts.ts';
import { Icon } from '../icon/icon.tsx';
import type { Option } from '../option.ts';
import css from './select.module.css';
import { SelectList } from './select-list.tsx';

export interface ChoiceFilterProps<Value extends string> {
  /** What is filtered by: the name on the chip. */
  label: string;
  options: readonly Option<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

/** A filter as a chip that says what it lets through, and opens the list to change it. */
export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>): ReactElement {
  const { label, options, value, onChange } = props;
  const t = useUiTexts();
  const collection = useMemo(() => createListCollection({ items: [...options] }), [options]);
  const chosen = options.filter((option) => value.includes(option.value));
  const words = chosen.map((option) => option.label).join(t('filter.comma'));
  const on = value.length > 0;
  return (
    <Ark.Root
      collection={collection}
      value={[...value]}
      multiple
      positioning={{ sameWidth: false, placement: 'bottom-start', gutter: 4 }}
      lazyMount
      unmountOnExit
      onValueChange={({ items }) => onChange(items.map((item) => item.value))}
    >
      <Ark.Control className={css.control}>
        <Ark.Trigger
          className={css.chip}
          data-on={on}
          aria-labelledby={undefined}
          aria-label={on ? t('filter.chosen', { label, words }) : label}
          title={words || undefined}
        >
          <span className={css.chipText}>{on ? t('filter.chosen', { label, words }) : label}</span>
          {!on && <Icon name="chevron-down" size={14} />}
        </Ark.Trigger>
        {on && (
          <button
            type="button"
            className={css.chipClear}
            aria-label={t('filter.clear', { label })}
            onClick={() => onChange([])}
          >
            <Icon name="close" size={14} />
          </button>
        )}
      </Ark.Control>
      <SelectList options={options} />
    </Ark.Root>
  );
}
