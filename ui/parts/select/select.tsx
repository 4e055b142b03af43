import { Select as Ark, createListCollection } from '@ark-ui/react/select';
import { type ReactElement, useMemo } from 'react';
import { useUiTexts } from '../../texts/ui-texts.ts';
import { classNames } from '../class-names.ts';
import { useFieldControl } from '../field-context.ts';
import { Icon } from '../icon/icon.tsx';
import type { Option } from '../option.ts';
import css from './select.module.css';
import { SelectList } from './select-list.tsx';

export interface SelectProps<Value extends string> {
  options: readonly Option<Value>[];
  /** `''` or nothing while nothing is chosen. */
  value: Value | '' | undefined;
  onChange: (value: Value) => void;
  /** Shows a button that empties it. */
  onClear?: () => void;
  placeholder?: string;
  size?: 'sm' | 'md' | 'lg';
  /** Spoken name where no field stands around it. */
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
  const collection = useMemo(() => createListCollection({ items: [...options] }), [options]);
  const disabled = props.disabled ?? field.disabled;
  const labelId = field.labelId ?? `${field.id}-label`;
  return (
    <Ark.Root
      collection={collection}
      value={value ? [value] : []}
      disabled={disabled}
      invalid={props.invalid ?? field.invalid}
      required={field.required}
      ids={{ trigger: field.id, label: labelId }}
      positioning={{ sameWidth: false, placement: 'bottom-start', gutter: 4 }}
      className={css.root}
      lazyMount
      unmountOnExit
      onValueChange={({ items: [next] }) => next && onChange(next.value)}
    >
      {!field.labelId && <Ark.Label className={css.hidden}>{label}</Ark.Label>}
      <Ark.Control className={css.control}>
        <Ark.Trigger
          className={classNames(css.trigger, css[size])}
          name={props.name}
          aria-labelledby={`${labelId} ${field.id}-value`}
          aria-describedby={field.describedBy}
        >
          <Ark.ValueText
            id={`${field.id}-value`}
            className={css.value}
            placeholder={props.placeholder ?? t('choose')}
          />
          <Icon name="chevron-down" size={14} className={css.arrow} />
        </Ark.Trigger>
        {onClear && value && !disabled && (
          <button type="button" className={css.clear} aria-label={t('clear')} onClick={onClear}>
            <Icon name="close" size={14} />
          </button>
        )}
      </Ark.Control>
      <SelectList options={options} />
    </Ark.Root>
  );
}
