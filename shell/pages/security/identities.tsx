import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { ownIdentities, unlinkIdentity } from '#bridge/calls/uac/connectors.ts';
import { Button } from '#ui/parts/button.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { callGateway } from '../../gateway.ts';
import { useLoaded } from '../use-loaded.ts';
import css from './security.module.css';
import { useSecurityTexts } from './texts/security-texts.ts';

type Identity = ResultOf<typeof ownIdentities>[number];

const loadIdentities = (): Promise<Identity[]> => callGateway(ownIdentities, {});

/** By what other systems the person can sign in; nothing is drawn where there are none. */
export function Identities(): ReactElement | null {
  const t = useSecurityTexts();
  const [loaded, reload] = useLoaded(loadIdentities);
  const [busy, setBusy] = useState(false);
  if (loaded.kind !== 'loaded' || loaded.value.length === 0) return null;

  async function unlink({ connectorId }: Identity): Promise<void> {
    setBusy(true);
    await callGateway(unlinkIdentity, { connectorId }).catch(() => undefined);
    setBusy(false);
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
    </>
  );
}
