import { type FormEvent, type ReactElement, useState } from 'react';
import { validateAccountPassword } from '#bridge/calls/uac/security.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { callGateway } from '../../gateway.ts';
import { SecretInput } from './secret-input.tsx';
import css from './security.module.css';
import { useSecurityTexts } from './texts/security-texts.ts';
import { useChange } from './use-change.ts';
import { useSecret } from './use-secret.ts';

/** Asks for the password before a sensitive change. */
export function ConfirmDialog(props: {
  onClose: () => void;
  onConfirmed: () => void;
}): ReactElement {
  const t = useSecurityTexts();
  const [password, setPassword] = useState('');
  const { problem, run } = useChange({ [uacCodes.wrongPassword.name]: 'password' });
  useSecret();

  const confirm = (): Promise<void> =>
    run(async () => {
      await callGateway(validateAccountPassword, { password });
      props.onConfirmed();
    });

  function submit(event: FormEvent): void {
    event.preventDefault();
    void confirm();
  }

  return (
    <Dialog
      open
      title={t('confirm.title')}
      width={440}
      onClose={props.onClose}
      buttons={[{ id: 'next', label: t('next'), variant: 'primary', onClick: confirm }]}
    >
      <form className={css.form} onSubmit={submit} noValidate>
        <p className={css.hint}>{t('confirm.why')}</p>
        {problem.notice && <Banner tone="bad" title={problem.notice} />}
        <SecretInput
          name="password"
          label={t('confirm.password')}
          value={password}
          onChange={setPassword}
          error={problem.fields.password}
          first
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
