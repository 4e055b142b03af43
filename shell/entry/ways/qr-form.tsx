import { type ReactElement, useEffect } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { LinkButton } from '#ui/parts/link.tsx';
import { QrCode } from '#ui/parts/qr-code/qr-code.tsx';
import { Spinner } from '#ui/parts/spinner.tsx';
import form from '../login-form.module.css';
import { Notice } from '../notice.tsx';
import { useWayTexts } from './texts/way-texts.ts';
import { useQr } from './use-qr.ts';
import css from './ways.module.css';

/** Sign-in by a phone that is signed in: it opens the code and picks the number that is shown here. */
export function QrForm({ onPassword }: { onPassword: () => void }): ReactElement {
  const t = useWayTexts();
  const { state, begin, leave } = useQr();
  useEffect(() => {
    void begin();
    return leave;
  }, [begin, leave]);

  return (
    <div className={form.form}>
      {state.kind === 'failed' && <Notice words={state.words || t('qr.failed')} />}
      {state.kind === 'asking' && (
        <p className={css.ends}>
          <Spinner size={24} label="" />
        </p>
      )}
      {state.kind === 'shown' && (
        <div className={css.qr}>
          <QrCode text={state.address} label={t('qr.label')} size={200} />
          <p>{t('qr.how')}</p>
          <a className={css.address} href={state.address} target="_blank" rel="noreferrer">
            {t('qr.address')}
          </a>
        </div>
      )}
      <div role="status">
        {state.kind === 'scanned' && (
          <div className={css.qr}>
            <p>{t('qr.pick')}</p>
            <p className={css.number}>{state.matchNumber}</p>
          </div>
        )}
        {state.kind === 'over' && <p className={css.ends}>{t('qr.over')}</p>}
      </div>
      {(state.kind === 'over' || state.kind === 'failed') && (
        <Button variant="primary" size="lg" wide onClick={() => void begin()}>
          {t('qr.again')}
        </Button>
      )}
      <p className={css.ends}>
        <LinkButton onClick={onPassword}>{t('byPassword')}</LinkButton>
      </p>
    </div>
  );
}
