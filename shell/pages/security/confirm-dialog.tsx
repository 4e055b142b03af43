import { useEffect, useEffectEvent } from 'react';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { GatewayError } from '../../gateway.ts';
import { type Proof, proveAgain } from '../../host/dialogs/proof.ts';
import { t } from '../../texts/shell-texts.ts';

/** Asks for the password before a sensitive change, in the dialog that apps are served with as well. */
export function ConfirmDialog(props: { onClose: () => void; onConfirmed: () => void }): null {
  const end = useEffectEvent((proof: Proof) => {
    if (proof === 'given' || proof === 'known') return props.onConfirmed();
    if (proof === 'visit') showToast(t('proof.visit'), 'bad');
    props.onClose();
  });
  useEffect(() => {
    const over = new AbortController();
    proveAgain(null, over.signal).then(
      (proof) => !over.signal.aborted && end(proof),
      (cause: unknown) => {
        if (over.signal.aborted) return;
        end('left');
        if (!(cause instanceof GatewayError)) throw cause;
        showToast(cause.words, 'bad');
      },
    );
    return () => over.abort();
  }, []);
  return null;
}
