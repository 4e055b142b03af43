import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { ownIdentities, unlinkIdentity } from '#bridge/calls/uac/connectors.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { Button } from '#ui/parts/button.tsx';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { formatDate } from '#ui/texts/format.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import { useLoaded } from '../use-loaded.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import css from './security.module.css';
import { useSecurityTexts } from './texts/security-texts.ts';

type Identity = ResultOf<typeof ownIdentities>[number];

const loadIdentities = (): Promise<Identity[]> => callGateway(ownIdentities, {});

/** By what other systems the person can sign in; nothing is drawn where there are none. */
export function Identities(): ReactElement | null {
  const t = useSecurityTexts();
  const [loaded, reload] = useLoaded(loadIdentities);
  const [busy, setBusy] = useState(false);
  /** What waits for the person to prove who it is. */
  const [waiting, setWaiting] = useState<Identity | null>(null);
  if (loaded.kind !== 'loaded' || loaded.value.length === 0) return null;

  async function unlink(identity: Identity): Promise<void> {
    setWaiting(null);
    setBusy(true);
    try {
      await callGateway(unlinkIdentity, { connectorId: identity.connectorId });
    } catch (cause) {
      if (!(cause instanceof GatewayError)) throw cause;
      if (cause.codeName === uacCodes.confirmNeeded.name) setWaiting(identity);
      else showToast(cause.words, 'bad');
    } finally {
      setBusy(false);
    }
    reload();
  }

  return (
    <>
      <h2>{t('identities.title')}</h2>
      {loaded.value.map((one) => (
        <div key={one.connectorId} className={css.row}>
          <strong>{one.name}</strong>
          <span className={css.hint}>
            {t('identities.since', { person: one.subject, at: formatDate(one.linkedAt, 'minute') })}
          </span>
          <Button
            busy={busy}
            aria-label={`${t('identities.unlink')} ${one.name}`}
            onClick={() => void unlink(one)}
          >
            {t('identities.unlink')}
          </Button>
        </div>
      ))}
      {waiting !== null && (
        <ConfirmDialog onClose={() => setWaiting(null)} onConfirmed={() => void unlink(waiting)} />
      )}
    </>
  );
}
