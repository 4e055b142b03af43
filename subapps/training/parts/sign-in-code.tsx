import { type ReactElement, useEffect, useState } from 'react';
import { signInCode } from '#bridge/calls/elephantstep/desk.ts';
import { useCall } from '#bridge/react/index.ts';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { QrCode } from '#ui/parts/qr-code/qr-code.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { useWords } from '../texts/app-texts.ts';
import css from './training.module.css';

/** The code for the projector; the next one is fetched when this one ends. */
export function SignInCode(props: {
  session: { readonly id: string; readonly name: string };
  signed: number;
  onTick: () => void;
  onClose: () => void;
}): ReactElement {
  const { session, signed, onTick, onClose } = props;
  const t = useWords();
  const call = useCall(signInCode, { sessionId: session.id });
  const [left, setLeft] = useState(0);
  const { data, reload } = call;
  useEffect(() => {
    if (data === undefined) return;
    const ends = Date.now() + data.nextInSeconds * 1000;
    setLeft(data.nextInSeconds);
    const timer = setInterval(() => {
      const seconds = Math.ceil((ends - Date.now()) / 1000);
      setLeft(Math.max(0, seconds));
      if (seconds > 0) return;
      clearInterval(timer);
      reload();
      onTick();
    }, 250);
    return () => clearInterval(timer);
  }, [data, reload, onTick]);
  return (
    <Dialog open width={640} title={session.name} onClose={onClose} buttons={[]}>
      <div className={css.code}>
        {call.state === 'failed' && <ErrorState hint={call.error.words} onRetry={reload} />}
        {call.state === 'loading' && data === undefined && <SkeletonLines lines={6} />}
        {data && (
          <>
            <QrCode text={data.link} label={t('desk.code')} size={240} />
            <p>{t('desk.scan')}</p>
            <p className={css.hint}>
              {t('desk.next', { seconds: String(left) })} ·{' '}
              {t('desk.signed', { count: String(signed) })}
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}
