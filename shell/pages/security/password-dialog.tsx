import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import type { PasswordProfile } from '#bridge/calls/uac/password.ts';
import { getUserLoginInfo, updatePassword } from '#bridge/calls/uac/security.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { TakenNotice } from '../../frame/taken-notice.tsx';
import { useSecret } from '../../frame/use-secret.ts';
import { callGateway } from '../../gateway.ts';
import { SecretInput } from './secret-input.tsx';
import css from './security.module.css';
import { useSecurityTexts } from './texts/security-texts.ts';
import { useChange } from './use-change.ts';

const fieldOfCode = {
  [uacCodes.wrongPassword.name]: 'oldPassword',
  [uacCodes.samePassword.name]: 'password',
};

/** Changes the password by the old one. */
export function PasswordDialog(props: { onClose: () => void; onDone: () => void }): ReactElement {
  const t = useSecurityTexts();
  const [old, setOld] = useState('');
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const { problem, run, refuse } = useChange(fieldOfCode);
  const { isReady, thief } = useSecret(() => {
    for (const empty of [setOld, setNext, setAgain]) empty('');
  });

  async function save(): Promise<void> {
    if (next !== again) return refuse('again', t('passwordForm.differs'));
    await run(async () => {
      await callGateway(updatePassword, { oldPassword: old, password: next });
      showToast(t('passwordForm.done'), 'good');
      props.onDone();
    });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void save();
  }

  return (
    <Dialog
      open
      title={t('passwordForm.title')}
      width={480}
      onClose={props.onClose}
      buttons={[{ id: 'save', label: t('save'), variant: 'primary', onClick: save }]}
    >
      <form className={css.form} onSubmit={submit} noValidate>
        <TakenNotice thief={thief} />
        {problem.notice && <Banner tone="bad" title={problem.notice} />}
        {isReady && (
          <>
            <SecretInput
              name="oldPassword"
              label={t('passwordForm.old')}
              value={old}
              onChange={setOld}
              error={problem.fields.oldPassword}
              first
            />
            <NewPassword
              typed={{ next, again }}
              onNext={setNext}
              onAgain={setAgain}
              fields={problem.fields}
            />
          </>
        )}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

function NewPassword(props: {
  typed: { readonly next: string; readonly again: string };
  onNext: (value: string) => void;
  onAgain: (value: string) => void;
  fields: Readonly<Record<string, string>>;
}): ReactElement {
  const t = useSecurityTexts();
  const rule = usePasswordRule();
  return (
    <>
      <SecretInput
        name="password"
        label={t('passwordForm.next')}
        value={props.typed.next}
        onChange={props.onNext}
        {...(rule && { help: t(`passwordForm.rules.${rule}`) })}
        error={props.fields.password}
        isNew
      />
      <SecretInput
        name="again"
        label={t('passwordForm.again')}
        value={props.typed.again}
        onChange={props.onAgain}
        error={props.fields.again}
        isNew
      />
    </>
  );
}

/** What the company asks of a person's password. Undefined until it is known: a refusal names the rule anyway. */
function usePasswordRule(): PasswordProfile | undefined {
  const [rule, setRule] = useState<PasswordProfile>();
  useEffect(() => {
    callGateway(getUserLoginInfo, {}).then(
      ({ passwords }) => setRule(passwords),
      () => {},
    );
  }, []);
  return rule;
}
