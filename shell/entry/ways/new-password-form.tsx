import { type FormEvent, type ReactElement, useState } from 'react';
import { issueWords } from '#bridge/calls/kit/field-words.ts';
import type { PasswordProfile } from '#bridge/calls/uac/password.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { type Locale, locale } from '#ui/texts/locale.ts';
import { GatewayError } from '../../gateway.ts';
import form from '../login-form.module.css';
import { Notice } from '../notice.tsx';
import { useFocusOnError } from '../use-focus-on-error.ts';
import { useWayTexts } from './texts/way-texts.ts';

const noProblem = { notice: '', next: '', again: '' };

/** A password chosen twice; `save` keeps it, and what it is refused with is said at the field. */
export function NewPasswordForm(props: {
  rule: PasswordProfile;
  save: (password: string) => Promise<void>;
}): ReactElement {
  const t = useWayTexts();
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(noProblem);
  const place = useFocusOnError(problem);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (next !== again) return setProblem({ ...noProblem, again: t('password.differs') });
    setBusy(true);
    try {
      await props.save(next);
    } catch (cause) {
      setProblem({ ...noProblem, ...newPasswordProblem(cause, locale.get()) });
      setBusy(false);
    }
  }

  const onSubmit = (event: FormEvent) => void submit(event);
  const input = (name: string, value: string, change: (value: string) => void) => (
    <TextInput
      name={name}
      type="password"
      size="lg"
      value={value}
      autoComplete="new-password"
      autoFocus={name === 'password'}
      onChange={(typed) => {
        change(typed);
        setProblem(noProblem);
      }}
    />
  );
  return (
    <form ref={place} className={form.form} onSubmit={onSubmit} noValidate aria-busy={busy}>
      {problem.notice && <Notice words={problem.notice} />}
      <Field
        label={t('password.next')}
        help={t(`password.rules.${props.rule}`)}
        error={problem.next || undefined}
      >
        {input('password', next, setNext)}
      </Field>
      <Field label={t('password.again')} error={problem.again || undefined}>
        {input('again', again, setAgain)}
      </Field>
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        {t('password.submit')}
      </Button>
    </form>
  );
}

/** What a new password was refused with, at the field where it can be mended. */
export function newPasswordProblem(
  cause: unknown,
  language: Locale,
): { notice: string; next: string } {
  if (!(cause instanceof GatewayError)) throw cause;
  const wrong = cause.fields.find(({ path }) => path === 'password');
  if (cause.codeName === uacCodes.samePassword.name) return { notice: '', next: cause.words };
  return wrong
    ? { notice: '', next: issueWords(wrong, language) }
    : { notice: cause.words, next: '' };
}
