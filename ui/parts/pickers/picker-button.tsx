import type { ComponentProps, ReactElement } from 'react';
import { useUiTexts } from '../../texts/ui-texts.ts';
import { classNames } from '../class-names.ts';
import type { FieldControl } from '../field-context.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/paths.ts';
import select from '../select/select.module.css';
import css from './pickers.module.css';

interface PickerButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  field: FieldControl;
  icon: IconName;
  /** Spoken name where no field is around it. */
  label: string | undefined;
  /** What is chosen, in words; nothing shows the placeholder. */
  shown: string;
  placeholder: string;
  invalid: boolean;
  /** Stands before the words. */
  before?: ReactElement | undefined;
}

/** The button that shows one choice and opens its picker; looks like a select. */
export function PickerButton(props: PickerButtonProps): ReactElement {
  const { field, icon, label, shown, placeholder, invalid, before, disabled, ...rest } = props;
  const words = `${field.id}-value`;
  return (
    <button
      {...rest}
      type="button"
      id={field.id}
      className={classNames(select.trigger, select.md, css.button)}
      disabled={disabled}
      aria-invalid={invalid || undefined}
      aria-labelledby={field.labelId && `${field.labelId} ${words}`}
      aria-label={
        field.labelId ? undefined : [label, shown || placeholder].filter(Boolean).join(' ')
      }
      aria-describedby={field.describedBy}
      aria-haspopup="dialog"
    >
      {before}
      <span
        id={words}
        className={classNames(select.value, !shown && css.empty)}
        title={shown || undefined}
      >
        {shown || placeholder}
      </span>
      <Icon name={icon} size={14} className={select.arrow} />
    </button>
  );
}

/** Empties a picker of one; lies over the button's end. */
export function ClearButton({ onClear }: { onClear: () => void }): ReactElement {
  const t = useUiTexts();
  return (
    <button type="button" className={select.clear} aria-label={t('clear')} onClick={onClear}>
      <Icon name="close" size={14} />
    </button>
  );
}
