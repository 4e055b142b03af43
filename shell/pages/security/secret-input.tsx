import type { ReactElement } from 'react';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';

/** A password in a dialog. */
export function SecretInput(props: {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  help?: string;
  isNew?: boolean;
  first?: boolean;
}): ReactElement {
  return (
    <Field label={props.label} required help={props.help} error={props.error}>
      <TextInput
        name={props.name}
        type="password"
        value={props.value}
        autoComplete={props.isNew ? 'new-password' : 'current-password'}
        autoFocus={props.first}
        onChange={props.onChange}
      />
    </Field>
  );
}
