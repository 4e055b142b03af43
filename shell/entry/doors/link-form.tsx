import { type FormEvent, type ReactElement, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { fieldWords } from '#bridge/calls/kit/field-words.ts';
import { linkByPassword } from '#bridge/calls/uac/doors.ts';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { locale } from '#ui/texts/locale.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import { enterWith } from '../../stores/session/session.ts';
import css from '../login-form.module.css';
import { Notice } from '../notice.tsx';
import { useFocusOnError } from '../use-focus-on-error.ts';
import { goesOn } from './goes-on.ts';
import type { DoorResult } from './read-door.ts';
import { useDoorTexts } from './texts/door-texts.ts';

const noProblem = { notice: '', account: '', password: '' };

function missing(value: string): string {
  return value.trim() === '' ? fieldWords[locale.get()].required : '';
}

/** Says once, by account and password, whose an identity is. */
export function LinkForm({ link }: { link: NonNullable<DoorResult['link']> }): ReactElement {
  const t = useDoorTexts();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState(noProblem);
  const [busy, setBusy] = useState(false);
  const place = useFocusOnError(problem);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const empty = { account: missing(account), password: missing(password) };
    if (empty.account || empty.password) return setProblem({ ...noProblem, ...empty });
    setBusy(true);
    setProblem(noProblem);
    try {
      const { ticket } = link;
      await enterWith(callGateway(linkByPassword, { ticket, account: account.trim(), password }));
      navigate('/', { replace: true });
    } catch (cause) {
      if (goesOn(cause)) return;
      const words = (cause instanceof GatewayError && cause.words) || t('failed');
      setProblem({ ...noProblem, notice: words });
      setBusy(false);
    }
  }

  return (
    <form ref={place} className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <p>{t('link.why', { system: link.system, person: link.person })}</p>
      {problem.notice && <Notice words={problem.notice} />}
      <Field label={t('link.account')} error={problem.account || undefined}>
        <TextInput
          name="account"
          size="lg"
          value={account}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          onChange={setAccount}
        />
      </Field>
      <Field label={t('link.password')} error={problem.password || undefined}>
        <TextInput
          name="password"
          type="password"
          size="lg"
          value={password}
          autoComplete="current-password"
          onChange={setPassword}
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        {t('link.submit')}
      </Button>
    </form>
  );
}
