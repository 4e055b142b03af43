import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { useEntryTexts } from './texts/entry-texts.ts';

/** The password, which can be shown, with a word about Caps Lock while it is on. */
export function PasswordField({
  error,
  onEdit,
}: {
  error: string | undefined;
  onEdit: () => void;
}): ReactElement {
  const t = useEntryTexts();
  const [password, setPassword] = useState('');
  const [capsLock, setCapsLock] = useState(false);

  function watchCapsLock(event: KeyboardEvent): void {
    setCapsLock(event.getModifierState('CapsLock'));
  }

  return (
    <Field
      label={t('signIn.password')}
      error={error}
      help={capsLock ? t('signIn.capsLock') : undefined}
    >
      <TextInput
        name="password"
        type="password"
        size="lg"
        value={password}
        autoComplete="current-password"
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={() => setCapsLock(false)}
        onChange={(value) => {
          setPassword(value);
          onEdit();
        }}
      />
    </Field>
  );
}
