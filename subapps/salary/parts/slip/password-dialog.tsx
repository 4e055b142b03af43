import { type ReactElement, useState } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from './slip.module.css';

export interface PasswordDialogProps {
  /** Why the last one was refused; empty at first. */
  problem: string;
  onClose: () => void;
  onPassword: (password: string) => Promise<unknown>;
}

/** Asks for the password that opens slips. */
export function PasswordDialog({
  problem,
  onClose,
  onPassword,
}: PasswordDialogProps): ReactElement {
  const t = useWords();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await onPassword(password);
    setBusy(false);
    setPassword('');
  };
  return (
    <Dialog open hideCancel width={420} title={t('mine.passwordTitle')} onClose={onClose}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (password !== '' && !busy) void send();
        }}
      >
        <Field
          label={t('mine.password')}
          help={t('mine.passwordHint')}
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
        <div className={css.actions}>
          <Button type="submit" variant="primary" busy={busy} disabled={password === ''}>
            {t('mine.unlock')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
