import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { ownRegistrations, withdrawRegistration } from '#bridge/calls/tum/registrations.ts';
import { Button } from '#ui/parts/button.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { formatDate } from '#ui/texts/format.ts';
import { callGateway, GatewayError } from '../../../gateway.ts';
import page from '../../page.module.css';
import { useLoaded } from '../../use-loaded.ts';
import css from './register.module.css';
import { RegisterButton } from './register-button.tsx';
import { useRegisterTexts } from './texts/register-texts.ts';

type Registration = ResultOf<typeof ownRegistrations>[number];

const loadOwn = (): Promise<Registration[]> => callGateway(ownRegistrations, {});
const tones = {
  pending: 'accent',
  approved: 'good',
  refused: 'bad',
  withdrawn: 'neutral',
} as const;

/** The companies that the person asked for, and what became of them. */
export function Registrations(): ReactElement {
  const t = useRegisterTexts();
  const [loaded, reload] = useLoaded(loadOwn);
  return (
    <section className={page.section}>
      <h2>{t('list')}</h2>
      <p className={css.record}>
        <span className={css.words}>{t('hint')}</span>
        <RegisterButton onDone={reload} />
      </p>
      {loaded.kind === 'failed' && <ErrorState hint={loaded.words} onRetry={reload} />}
      {loaded.kind === 'loaded' && (
        <ul>
          {loaded.value.map((one) => (
            <RegistrationItem key={one.id} registration={one} onChanged={reload} />
          ))}
        </ul>
      )}
    </section>
  );
}

function RegistrationItem(props: {
  registration: Registration;
  onChanged: () => void;
}): ReactElement {
  const { id, name, code, at, status, reason } = props.registration;
  const t = useRegisterTexts();
  const [busy, setBusy] = useState(false);
  async function withdraw(): Promise<void> {
    setBusy(true);
    try {
      await callGateway(withdrawRegistration, { registrationId: id });
      showToast(t('withdrawn'), 'good');
    } catch (cause) {
      if (!(cause instanceof GatewayError)) throw cause;
      showToast(cause.words, 'bad');
    } finally {
      setBusy(false);
      props.onChanged();
    }
  }
  return (
    <li className={css.record}>
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        <p className={css.code}>{t('sentAt', { code, at: formatDate(at, 'minute') })}</p>
        {status === 'refused' && <p className={css.code}>{t('reason', { reason })}</p>}
      </div>
      <Tag tone={tones[status]}>{t(`statuses.${status}`)}</Tag>
      {status === 'pending' && (
        <Button busy={busy} onClick={() => void withdraw()}>
          {t('withdraw')}
        </Button>
      )}
    </li>
  );
}
