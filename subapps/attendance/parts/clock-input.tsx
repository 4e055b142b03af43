import type { ReactElement } from 'react';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { readClock } from '../stores/clock.ts';
import { useWords } from '../texts/app-texts.ts';

interface ClockInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
  /** Instead of how times after midnight are written. */
  help?: string;
}

/** A time of a day, those after midnight as 24:00 and later; what is typed without a colon gets one when it is left. */
export function ClockInput(props: ClockInputProps): ReactElement {
  const { label, value, onChange, required = false } = props;
  const t = useWords();
  return (
    <Field label={label} help={props.help ?? t('inbox.dialog.clockHint')} required={required}>
      <TextInput
        value={value}
        placeholder="HH:MM"
        inputMode="numeric"
        onChange={onChange}
        onBlur={() => onChange(readClock(value) ?? value)}
      />
    </Field>
  );
}
