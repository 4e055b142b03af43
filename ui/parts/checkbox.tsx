import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import css from './checkbox.module.css';
import { useFieldControl } from './field-context.ts';

export interface CheckboxProps {
  /** `mixed` where some of the things below it are on. */
  checked: boolean | 'mixed';
  onChange: (checked: boolean) => void;
  /** The words beside it. */
  children?: ReactNode;
  /** Spoken name where no words stand beside it. */
  label?: string;
  name?: string;
  disabled?: boolean;
}

/** Yes or no, with words beside it. */
export function Checkbox(props: CheckboxProps): ReactElement {
  const { checked, onChange, children, label, name, disabled } = props;
  const field = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  // There is no attribute for the third state.
  useEffect(() => {
    if (input.current) input.current.indeterminate = checked === 'mixed';
  }, [checked]);
  return (
    <label className={css.line}>
      <input
        ref={input}
        id={field.id}
        type="checkbox"
        className={css.box}
        name={name}
        checked={checked === true}
        disabled={disabled ?? field.disabled}
        aria-label={label}
        aria-describedby={field.describedBy}
        aria-invalid={field.invalid || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}

/** On or off at once, without a save. */
export function Switch(props: Omit<CheckboxProps, 'checked'> & { checked: boolean }): ReactElement {
  const { checked, onChange, children, label, name, disabled } = props;
  const field = useFieldControl();
  return (
    <label className={css.line}>
      <input
        id={field.id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={css.switch}
        name={name}
        checked={checked}
        disabled={disabled ?? field.disabled}
        aria-label={label}
        aria-describedby={field.describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}
