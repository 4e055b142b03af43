import { type FormEvent, type ReactElement, useState } from 'react';
import { codeLogin } from '#bridge/calls/uac/verification.ts';
import { Button } from '#ui/parts/button.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { LinkButton } from '#ui/parts/link.tsx';
import { callGateway } from '../../gateway.ts';
import { enterWith } from '../../stores/session/session.ts';
import form from '../login-form.module.css';
import { useEntryTexts } from '../texts/entry-texts.ts';
import { useFocusOnError } from '../use-focus-on-error.ts';
import { clockTime, useSecondsUntil } from '../use-seconds-until.ts';
import { CodeFields } from './code-fields.tsx';
import { useWayTexts } from './texts/way-texts.ts';
import { useCode } from './use-code.ts';
import css from './ways.module.css';

/** Sign-in by a code that comes to a phone or an address. */
export function CodeForm({ onPassword }: { onPassword: () => void }): ReactElement {
  const t = useWayTexts();
  const words = useEntryTexts();
  const [remember, setRemember] = useState(false);
  const entry = useCode('signIn', t('targetInvalid'));
  const seconds = useSecondsUntil(entry.problem.until);
  const place = useFocusOnError(entry.problem);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void entry.use((given) => {
      const asked = { ...given, ...(remember && { remember: '1' as const }) };
      return enterWith(callGateway(codeLogin, asked), remember);
    });
  }

  return (
    <form ref={place} className={form.form} onSubmit={submit} noValidate aria-busy={entry.busy}>
      <CodeFields entry={entry} />
      <Checkbox name="remember" checked={remember} onChange={setRemember}>
        {words('signIn.remember')}
      </Checkbox>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        wide
        busy={entry.busy}
        disabled={seconds > 0}
      >
        {seconds > 0 ? t('wait', { time: clockTime(seconds) }) : t('signIn')}
      </Button>
      <p className={css.ends}>
        <LinkButton onClick={onPassword}>{t('byPassword')}</LinkButton>
      </p>
    </form>
  );
}
