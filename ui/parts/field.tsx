import { type ReactElement, type ReactNode, useId } from 'react';
import { useUiTexts } from '../texts/ui-texts.ts';
import css from './field.module.css';
import { FieldContext } from './field-context.ts';
import { Icon } from './icon/icon.tsx';

export interface FieldProps {
  label: string;
  /** The one control of the field; it takes its id, description and states from here. */
  children: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** A sentence under the control. */
  help?: ReactNode;
  /** What is wrong, in words; takes the place of `help`. */
  error?: string | undefined;
  /** At the end of the label's line: a link, a counter. */
  aside?: ReactNode;
}

/** A label, a control, and the words under it, tied together for screen readers. */
export function Field(props: FieldProps): ReactElement {
  const { label, children, required = false, disabled = false, help, error, aside } = props;
  const t = useUiTexts();
  const id = useId();
  const words = error ?? help;
  const control = {
    id,
    labelId: `${id}-label`,
    describedBy: words ? `${id}-words` : undefined,
    invalid: error !== undefined,
    required,
    disabled,
  };
  return (
    <div className={css.field}>
      <div className={css.head}>
        <label className={css.label} id={control.labelId} htmlFor={id}>
          {label}
          {required && (
            <span className={css.mark} title={t('required')} aria-hidden="true">
              *
            </span>
          )}
        </label>
        {aside}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {words && (
        <div className={error ? css.error : css.help} id={control.describedBy}>
          {error && <Icon name="warning" size={14} />}
          {words}
        </div>
      )}
    </div>
  );
}
