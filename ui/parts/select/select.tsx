import type { ReactElement } from 'react';
import { useUiTexts } from '../../texts/ui-texts.ts';
import { classNames } from '../class-names.ts';
import { useFieldControl } from '../field-context.ts';
import { Icon } from '../icon/icon.tsx';
import type { Option } from '../option.ts';
import css from './select.module.css';
import { useSelectList } from './use-select-list.tsx';

export interface SelectProps<Value extends string> {
  options: readonly Option<Value>[];
  /** `''` or nothing while nothing is chosen. */
  value: Value | '' | undefined;
  onChange: (value: Value) => void;
  /** Shows a button that empties it. */
  onClear?: () => void;
  placeholder?: string;
  size?: 'sm' | 'md' | 'lg';
  /** Spoken name where no field is around it. */
  label?: string;
  name?: string;
  disabled?: boolean;
  invalid?: boolean;
}

/** One value out of a short list. */
export function Select<Value extends string>(props: SelectProps<Value>): ReactElement {
  const { options, value, onChange, onClear, size = 'md', label } = props;
  const t = useUiTexts();
  const field = useFieldControl();
  const disabled = props.disabled ?? field.disabled;
  const invalid = props.invalid ?? field.invalid;
  const labelId = field.labelId ?? `${field.id}-label`;
  const chosen = options.find((option) => option.value === value);
  const [button, list] = useSelectList({
    button: field.id,
    options,
    multiple: false,
    value: value ? [value] : [],
    onChange: ([next]) => next && onChange(next),
  });
  return (
    <div className={css.root}>
      {!field.labelId && (
        <span id={labelId} className={css.hidden}>
          {label}
        </span>
      )}
      <div className={css.control}>
        <button
          {...button}
          role="combobox"
          aria-expanded={button['aria-expanded']}
          type="button"
          className={classNames(css.trigger, css[size])}
          name={props.name}
          disabled={disabled}
          aria-labelledby={`${labelId} ${field.id}-value`}
          aria-describedby={field.describedBy}
          aria-invalid={invalid || undefined}
          aria-required={field.required || undefined}
        >
          <span id={`${field.id}-value`} className={classNames(css.value, !chosen && css.none)}>
            {chosen?.label ?? props.placeholder ?? t('choose')}
          </span>
          <Icon name="chevron-down" size={14} className={css.arrow} />
        </button>
        {onClear && value && !disabled && (
          <button type="button" className={css.clear} aria-label={t('clear')} onClick={onClear}>
            <Icon name="close" size={14} />
          </button>
        )}
      </div>
      {list}
    </div>
  );
}
