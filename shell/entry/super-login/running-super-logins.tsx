import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { approveSuperLogin, type superLoginState } from '#bridge/calls/uac/super-login.ts';
import { Button } from '#ui/parts/button.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import { Notice } from '../notice.tsx';
import css from './super-login.module.css';
import { useSuperLoginTexts } from './texts/super-login-texts.ts';
import { withProof } from './with-proof.ts';

type Running = ResultOf<typeof superLoginState>['running'];

/** Those that run; one of another operator can be let change things. */
export function RunningSuperLogins(props: {
  running: Running;
  onChange: () => Promise<void>;
}): ReactElement | null {
  const t = useSuperLoginTexts();
  const [failed, setFailed] = useState('');
  const [busy, setBusy] = useState('');

  async function approve(id: string): Promise<void> {
    setBusy(id);
    setFailed('');
    try {
      await withProof(() => callGateway(approveSuperLogin, { id }));
      await props.onChange();
    } catch (cause) {
      setFailed((cause instanceof GatewayError && cause.words) || t('failed'));
    } finally {
      setBusy('');
    }
  }

  if (props.running.length === 0) return null;
  return (
    <section className={css.running} aria-labelledby="super-logins">
      <h2 id="super-logins">{t('running')}</h2>
      {failed && <Notice words={failed} />}
      <ul>
        {props.running.map((one) => (
          <li key={one.id}>
            <p>{t('asPerson', one)}</p>
            <p className={css.detail}>
              {one.reason} · {one.ticket} · {t('ends', { time: formatDate(one.endsAt, 'minute') })}{' '}
              · {one.isApproved ? t('approved') : t('reading')}
            </p>
            {!one.isApproved && !one.isOwn && (
              <Button busy={busy === one.id} onClick={() => void approve(one.id)}>
                {t('approve')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
