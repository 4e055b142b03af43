import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import type { FieldControl } from '../field-context.ts';
import { Icon } from '../icon/icon.tsx';
import css from './pickers.module.css';
import { usePickerTexts } from './texts/picker-texts.ts';

/** One thing that was chosen. */
export interface Chosen {
  readonly id: string;
  readonly name: string;
}

interface ChosenBoxProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  field: FieldControl;
  label: string | undefined;
  placeholder: string;
  chosen: readonly Chosen[];
  onRemove: (id: string) => void;
  invalid: boolean;
}

/** What was chosen of several, each with a cross, and the button that opens the picker in the room that is left. */
export function ChosenBox(props: ChosenBoxProps): ReactElement {
  const { field, label, placeholder, chosen, onRemove, invalid, disabled, ...rest } = props;
  function remove(id: string): void {
    onRemove(id);
    // The cross with the focus goes away with what it removed.
    document.getElementById(field.id)?.focus();
  }
  return (
    <div className={css.box} data-disabled={disabled}>
      {chosen.map(({ id, name }) => (
        <Chip key={id} name={name} disabled={disabled} onRemove={() => remove(id)} />
      ))}
      <button
        {...rest}
        type="button"
        id={field.id}
        className={css.open}
        disabled={disabled}
        aria-labelledby={field.labelId && `${field.labelId} ${field.id}-open`}
        aria-label={field.labelId ? undefined : [label, placeholder].filter(Boolean).join(' ')}
        aria-describedby={field.describedBy}
        aria-invalid={invalid || undefined}
        aria-haspopup="dialog"
      >
        <span id={`${field.id}-open`} className={classNames(chosen.length > 0 && css.hidden)}>
          {placeholder}
        </span>
        <Icon name="plus" size={14} />
      </button>
    </div>
  );
}

interface ChipProps {
  name: string;
  disabled: boolean | undefined;
  onRemove: () => void;
}

function Chip({ name, disabled, onRemove }: ChipProps): ReactElement {
  const t = usePickerTexts();
  return (
    <span className={css.chip}>
      <span className={css.chipName} title={name}>
        {name}
      </span>
      {!disabled && (
        <button
          type="button"
          className={css.chipRemove}
          aria-label={t('remove', { name })}
          onClick={onRemove}
        >
          <Icon name="close" size={12} />
        </button>
      )}
    </span>
  );
}
