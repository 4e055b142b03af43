import { type ReactElement, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { TextInput } from '../parts/text-input.tsx';
import css from './password-dialog.module.css';
import { useRecordScreenWords } from './texts/record-texts.ts';

export interface PasswordDialogProps {
  /** What the password opens, and for how long. */
  hint: string;
  /** Why the last one was refused; empty at first. */
  problem: string;
  onClose: () => void;
  onPassword: (password: string) => Promise<unknown>;
}

/** Asks for the own password again before something private is opened. */
export function PasswordDialog({
  hint,
  problem,
  onClose,
  onPassword,
}: PasswordDialogProps): ReactElement {
  const t = useRecordScreenWords();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await onPassword(password);
    setBusy(false);
    setPassword('');
  };
  return (
    <Dialog open hideCancel width={420} title={t('password.title')} onClose={onClose}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (password !== '' && !busy) void send();
        }}
      >
        <Field
          label={t('password.label')}
          help={hint}
          error={problem === '' ? undefined : problem}
          required
        >
          <TextInput
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
        </Field>
        <div>
          <Button type="submit" variant="primary" busy={busy} disabled={password === ''}>
            {t('password.open')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
