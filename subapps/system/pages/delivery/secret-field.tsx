import type { ReactElement } from 'react';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { useDeliveryWords } from './texts/delivery-texts.ts';

/** A secret that is written and never shown; what is there stays while it is empty. */
export function SecretField(props: {
  label: string;
  isKept: boolean;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}): ReactElement {
  const t = useDeliveryWords();
  return (
    <Field label={props.label} help={props.isKept ? t('kept') : undefined} error={props.error}>
      <TextInput
        name="secret"
        type="password"
        autoComplete="new-password"
        value={props.value}
        onChange={props.onChange}
      />
    </Field>
  );
}
