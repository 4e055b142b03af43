import { type ReactElement, useId } from 'react';
import { useUiTexts } from '../../texts/ui-texts.ts';
import { Icon } from '../icon/icon.tsx';
import type { Option } from '../option.ts';
import css from './select.module.css';
import { useSelectList } from './use-select-list.tsx';

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
  const id = useId();
  const [button, list] = useSelectList({
    button: id,
    options,
    value,
    multiple: true,
    onChange: (next) => onChange([...next]),
  });
  const chosen = options.filter((option) => value.includes(option.value));
  const words = chosen.map((option) => option.label).join(t('filter.comma'));
  const on = value.length > 0;
  return (
    <div className={css.control}>
      <button
        {...button}
        role="combobox"
        aria-expanded={button['aria-expanded']}
        type="button"
        className={css.chip}
        data-on={on}
        aria-label={on ? t('filter.chosen', { label, words }) : label}
        title={words || undefined}
      >
        <span className={css.chipText}>{on ? t('filter.chosen', { label, words }) : label}</span>
        {!on && <Icon name="chevron-down" size={14} />}
      </button>
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
      {list}
    </div>
  );
}
