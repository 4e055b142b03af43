import { type FormEvent, type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { checkCode, resetPassword } from '#bridge/calls/uac/verification.ts';
import { Button } from '#ui/parts/button.tsx';
import { LinkButton } from '#ui/parts/link.tsx';
import { callGateway } from '../../gateway.ts';
import form from '../login-form.module.css';
import { useFocusOnError } from '../use-focus-on-error.ts';
import { clockTime, useSecondsUntil } from '../use-seconds-until.ts';
import { CodeFields } from './code-fields.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useWayTexts } from './texts/way-texts.ts';
import { useCode } from './use-code.ts';
import css from './ways.module.css';

type Step =
  | { readonly kind: 'code' }
  | { readonly kind: 'choose'; readonly checked: ResultOf<typeof checkCode> }
  | { readonly kind: 'done' };

/** A forgotten password: a code to a phone or an address, then a new password. */
export function ForgotForm({ onPassword }: { onPassword: () => void }): ReactElement {
  const t = useWayTexts();
  const [step, setStep] = useState<Step>({ kind: 'code' });
  if (step.kind === 'done') {
    return (
      <div className={form.form}>
        <p role="status">{t('forgot.done')}</p>
        <Button variant="primary" size="lg" wide autoFocus onClick={onPassword}>
          {t('forgot.toSignIn')}
        </Button>
      </div>
    );
  }
  if (step.kind === 'code') {
    return (
      <CodeStep
        onPassword={onPassword}
        onChecked={(checked) => setStep({ kind: 'choose', checked })}
      />
    );
  }
  const { ticket, name, loginName, passwords } = step.checked;
  return (
    <div className={form.form}>
      <p>{t('forgot.of', { name, account: loginName })}</p>
      <NewPasswordForm
        rule={passwords}
        save={async (password) => {
          await callGateway(resetPassword, { ticket, password });
          setStep({ kind: 'done' });
        }}
      />
    </div>
  );
}

function CodeStep(props: {
  onPassword: () => void;
  onChecked: (checked: ResultOf<typeof checkCode>) => void;
}): ReactElement {
  const t = useWayTexts();
  const entry = useCode('resetPassword', t('targetInvalid'));
  const seconds = useSecondsUntil(entry.problem.until);
  const place = useFocusOnError(entry.problem);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void entry.use(async (given) => props.onChecked(await callGateway(checkCode, given)));
  }

  return (
    <form ref={place} className={form.form} onSubmit={submit} noValidate aria-busy={entry.busy}>
      <CodeFields entry={entry} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        wide
        busy={entry.busy}
        disabled={seconds > 0}
      >
        {seconds > 0 ? t('wait', { time: clockTime(seconds) }) : t('forgot.next')}
      </Button>
      <p className={css.ends}>
        <LinkButton onClick={props.onPassword}>{t('byPassword')}</LinkButton>
      </p>
    </form>
  );
}
