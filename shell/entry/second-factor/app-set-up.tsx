import type { ReactElement } from 'react';
import { QrCode } from '#ui/parts/qr-code/qr-code.tsx';
import css from './second-factor.module.css';
import { useSecondFactorTexts } from './texts/second-factor-texts.ts';

/** What an authenticator app is set up with: read from a code, or typed. */
export function AppSetUp({ address, secret }: { address: string; secret: string }): ReactElement {
  const t = useSecondFactorTexts();
  return (
    <div className={css.setUp}>
      <QrCode text={address} label={t('setUp.qr')} size={200} />
      <p className={css.why}>{t('setUp.manual')}</p>
      <code className={css.key}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
    </div>
  );
}
