import { type FormEvent, type ReactElement, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { linkByPassword } from '#bridge/calls/uac/doors.ts';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { callGateway, GatewayError } from '../../gateway.ts';
import { enterWith } from '../../stores/session/session.ts';
import css from '../login-form.module.css';
import { Notice } from '../notice.tsx';
import { goesOn } from './goes-on.ts';
import type { DoorResult } from './read-door.ts';
import { useDoorTexts } from './texts/door-texts.ts';

/** Says once, by account and password, whose an identity is. */
export function LinkForm({ link }: { link: NonNullable<DoorResult['link']> }): ReactElement {
  const t = useDoorTexts();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || account === '' || password === '') return;
    setBusy(true);
    setProblem('');
    try {
      const { ticket } = link;
      await enterWith(callGateway(linkByPassword, { ticket, account: account.trim(), password }));
      navigate('/', { replace: true });
    } catch (cause) {
      if (goesOn(cause)) return;
      setProblem((cause instanceof GatewayError && cause.words) || t('failed'));
      setBusy(false);
    }
  }

  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <p>{t('link.why', { system: link.system, person: link.person })}</p>
      {problem && <Notice words={problem} />}
      <Field label={t('link.account')} required>
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
      <Field label={t('link.password')} required>
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
