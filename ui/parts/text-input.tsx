import { type ComponentProps, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useUiTexts } from '../texts/ui-texts.ts';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field-context.ts';
import { Icon } from './icon/icon.tsx';
import type { IconName } from './icon/paths.ts';
import css from './text-input.module.css';

export interface TextInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size' | 'className' | 'type'> {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'password' | 'email' | 'tel' | 'url' | 'search';
  size?: 'sm' | 'md' | 'lg';
  icon?: IconName;
  /** A button that empties the input, while it holds something. */
  clearable?: boolean;
  invalid?: boolean;
  /** Stands inside, at the end. */
  end?: ReactNode;
}

/** A line of text. A password can be shown; with `maxLength` a counter is at the end. */
export function TextInput(props: TextInputProps): ReactElement {
  const {
    value,
    onChange,
    type = 'text',
    size = 'md',
    icon,
    clearable,
    invalid,
    end,
    ...rest
  } = props;
  const t = useUiTexts();
  const field = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const bad = invalid ?? field.invalid;
  const disabled = rest.disabled ?? field.disabled;
  function clear(): void {
    onChange('');
    input.current?.focus();
  }
  return (
    <span className={classNames(css.box, css[size])}>
      {icon && <Icon name={icon} size={14} />}
      <input
        id={field.id}
        aria-describedby={field.describedBy}
        required={field.required}
        ref={input}
        {...rest}
        type={type === 'password' && shown ? 'text' : type}
        className={css.input}
        value={value}
        disabled={disabled}
        aria-invalid={bad || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {clearable && value !== '' && !disabled && !rest.readOnly && (
        <button type="button" className={css.tool} aria-label={t('clear')} onClick={clear}>
          <Icon name="close" size={14} />
        </button>
      )}
      {type === 'password' && (
        <button
          type="button"
          className={css.tool}
          aria-label={t(shown ? 'password.hide' : 'password.show')}
          disabled={disabled}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      )}
      {rest.maxLength !== undefined && <Counter used={value.length} max={rest.maxLength} />}
      {end}
    </span>
  );
}

export interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className'> {
  value: string;
  onChange: (value: string) => void;
  invalid?: boolean;
}

/** Several lines of text; grows with its content. */
export function TextArea({ value, onChange, invalid, ...rest }: TextAreaProps): ReactElement {
  const field = useFieldControl();
  const bad = invalid ?? field.invalid;
  const disabled = rest.disabled ?? field.disabled;
  return (
    <span className={classNames(css.box, css.area)}>
      <textarea
        id={field.id}
        aria-describedby={field.describedBy}
        required={field.required}
        rows={3}
        {...rest}
        className={css.input}
        value={value}
        disabled={disabled}
        aria-invalid={bad || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {rest.maxLength !== undefined && <Counter used={value.length} max={rest.maxLength} />}
    </span>
  );
}

function Counter({ used, max }: { used: number; max: number }): ReactElement {
  const t = useUiTexts();
  return (
    <span className={css.counter} data-full={used >= max} title={t('counter', { used, max })}>
      {used}/{max}
    </span>
  );
}
