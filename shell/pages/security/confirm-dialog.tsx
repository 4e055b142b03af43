import { useEffect, useEffectEvent } from 'react';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { GatewayError } from '../../gateway.ts';
import { proveAgain } from '../../host/dialogs/proof.ts';

/** Asks for the password before a sensitive change, in the dialog that apps are served with as well. */
export function ConfirmDialog(props: { onClose: () => void; onConfirmed: () => void }): null {
  const end = useEffectEvent((isProven: boolean) =>
    isProven ? props.onConfirmed() : props.onClose(),
  );
  useEffect(() => {
    const over = new AbortController();
    proveAgain(null, over.signal).then(
      (isProven) => !over.signal.aborted && end(isProven === true),
      (cause: unknown) => {
        if (over.signal.aborted) return;
        end(false);
        if (!(cause instanceof GatewayError)) throw cause;
        showToast(cause.words, 'bad');
      },
    );
    return () => over.abort();
  }, []);
  return null;
}
