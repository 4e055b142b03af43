import { useStore } from '@nanostores/react';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Field } from '#ui/parts/field.tsx';
import { LinkButton } from '#ui/parts/link.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { sessionState } from '../stores/session/session.ts';
import css from './login-form.module.css';
import { Notice } from './notice.tsx';
import type { OtherWay } from './other-way.tsx';
import { PasswordField } from './password-field.tsx';
import { useEntryTexts } from './texts/entry-texts.ts';
import { clockTime, useSecondsUntil } from './use-seconds-until.ts';
import { type SignInField, type SignInProblem, useSignIn } from './use-sign-in.ts';

/** Account and password, with what is wrong said at the field; the other ways are one press away. */
export function LoginForm({ onWay }: { onWay: (way: OtherWay) => void }): ReactElement {
  const t = useEntryTexts();
  const form = useRef<HTMLFormElement>(null);
  const [account, setAccount] = useState('');
  const [remember, setRemember] = useState(false);
  const { problem, busy, submit, forget } = useSignIn((field) => focusField(form.current, field));
  const state = useStore(sessionState);
  // Why the session before could not be started; what is wrong with this attempt takes its place.
  const endedBecause = state.kind === 'signedOut' && !problem ? state.words : '';
  const seconds = useSecondsUntil(problem?.kind === 'throttled' ? problem.until : undefined);
  const notice = noticeOf(problem, seconds) || (busy ? '' : endedBecause);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy || seconds > 0) return;
    // A password manager may fill the fields without telling React: what counts is what they show.
    const given = new FormData(event.currentTarget);
    const typed = (name: string) => String(given.get(name) ?? '');
    void submit(typed('account'), typed('password'), given.has('remember'));
  }

  return (
    <form ref={form} className={css.form} onSubmit={onSubmit} noValidate aria-busy={busy}>
      {notice && <Notice words={notice} />}
      <Field label={t('signIn.account')} error={errorAt('account', problem, t('signIn.required'))}>
        <TextInput
          name="account"
          size="lg"
          value={account}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          onChange={(value) => {
            setAccount(value);
            forget('account');
          }}
        />
      </Field>
      <PasswordField
        error={errorAt('password', problem, t('signIn.required'))}
        onEdit={() => forget('password')}
      />
      <div className={css.line}>
        <Checkbox name="remember" checked={remember} onChange={setRemember}>
          {t('signIn.remember')}
        </Checkbox>
        <LinkButton onClick={() => onWay('forgot')}>{t('signIn.forgot')}</LinkButton>
      </div>
      <Button type="submit" variant="primary" size="lg" wide busy={busy} disabled={seconds > 0}>
        {seconds > 0 ? t('signIn.wait', { time: clockTime(seconds) }) : t('signIn.submit')}
      </Button>
      <p className={css.ways}>
        <LinkButton onClick={() => onWay('code')}>{t('signIn.byCode')}</LinkButton>
        <LinkButton onClick={() => onWay('qr')}>{t('signIn.ways.qr')}</LinkButton>
        <LinkButton onClick={() => onWay('company')}>{t('signIn.byCompany')}</LinkButton>
      </p>
    </form>
  );
}

function noticeOf(problem: SignInProblem | undefined, seconds: number): string {
  const isAtForm = problem?.kind === 'failed' || (problem?.kind === 'throttled' && seconds > 0);
  return isAtForm ? problem.words : '';
}

function errorAt(
  field: SignInField,
  problem: SignInProblem | undefined,
  required: string,
): string | undefined {
  if (problem?.kind === 'empty' && problem.fields.includes(field)) {
    return required;
  }
  return problem?.kind === 'refused' && problem.field === field ? problem.words : undefined;
}

function focusField(form: HTMLFormElement | null, field: SignInField): void {
  const input = form?.elements.namedItem(field);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}
