import { type FormEvent, type ReactElement, useRef } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import form from '../login-form.module.css';
import { Notice } from '../notice.tsx';
import { useFocusOnError } from '../use-focus-on-error.ts';
import { useSecondsUntil } from '../use-seconds-until.ts';
import css from './super-login.module.css';
import { useSuperLoginTexts } from './texts/super-login-texts.ts';
import { useSuperLogin } from './use-super-login.ts';

/** As whom, where and why, with the code that came by mail. */
export function SuperLoginForm({ email }: { email: string }): ReactElement {
  const t = useSuperLoginTexts();
  const entry = useSuperLogin();
  const { values, set, problem, busy, submit } = entry;
  const place = useFocusOnError(problem);
  const input = (name: 'company' | 'account' | 'reason' | 'ticket') => ({
    name,
    size: 'lg' as const,
    value: values[name],
    autoComplete: 'off',
    onChange: (value: string) => set(name, value),
  });

  function enter(event: FormEvent): void {
    event.preventDefault();
    void submit();
  }

  return (
    <form ref={place} className={form.form} onSubmit={enter} noValidate aria-busy={busy}>
      <p>{t('rules')}</p>
      {problem.notice && <Notice words={problem.notice} />}
      <Field label={t('company')} error={problem.company}>
        <TextInput {...input('company')} autoCapitalize="none" spellCheck={false} autoFocus />
      </Field>
      <Field label={t('account')} error={problem.account}>
        <TextInput {...input('account')} autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label={t('reason')} help={t('reasonHelp')} error={problem.reason}>
        <TextInput {...input('reason')} />
      </Field>
      <Field label={t('ticket')} error={problem.ticket}>
        <TextInput {...input('ticket')} />
      </Field>
      <CodeField email={email} entry={entry} />
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        {t('submit')}
      </Button>
    </form>
  );
}

/** The code, and the button that asks for one. */
function CodeField(props: {
  email: string;
  entry: ReturnType<typeof useSuperLogin>;
}): ReactElement {
  const t = useSuperLoginTexts();
  const { email, entry } = props;
  const { values, set, problem, againAt, send } = entry;
  const seconds = useSecondsUntil(againAt);
  const code = useRef<HTMLInputElement>(null);
  return (
    <Field
      label={t('code')}
      help={
        <span role="status">{againAt === undefined ? t('codeHelp', { email }) : t('sent')}</span>
      }
      error={problem.code}
    >
      <span className={css.code}>
        <TextInput
          ref={code}
          name="code"
          size="lg"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={values.code}
          onChange={(value) => set('code', value.replace(/\D/g, '').slice(0, 6))}
        />
        <Button
          size="lg"
          disabled={seconds > 0}
          onClick={() => void send().then(() => code.current?.focus())}
        >
          {seconds > 0 ? t('again', { seconds }) : t('send')}
        </Button>
      </span>
    </Field>
  );
}
