import { type ReactElement, useId } from 'react';
import css from './checkbox.module.css';
import { useFieldControl } from './field-context.ts';
import type { Option } from './option.ts';

export interface RadioGroupProps<Value extends string> {
  options: readonly Option<Value>[];
  value: Value | '' | undefined;
  onChange: (value: Value) => void;
  /** Spoken name where no field is around it. */
  label?: string;
  name?: string;
  disabled?: boolean;
}

/** One value out of a few that are all in sight. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>): ReactElement {
  const { options, value, onChange, label } = props;
  const field = useFieldControl();
  const own = useId();
  return (
    <div
      className={css.group}
      role="radiogroup"
      id={field.id}
      aria-labelledby={field.labelId}
      aria-label={field.labelId ? undefined : label}
      aria-describedby={field.describedBy}
      aria-invalid={field.invalid || undefined}
      aria-required={field.required || undefined}
    >
      {options.map((option) => (
        <label key={option.value} className={css.line}>
          <input
            type="radio"
            className={css.radio}
            name={props.name ?? own}
            checked={option.value === value}
            disabled={option.disabled ?? props.disabled ?? field.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
