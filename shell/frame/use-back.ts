import { useEffect, useEffectEvent } from 'react';
import { holdBack } from '../stores/history/back-stack.ts';

/** Lets Back close what a part of the portal lays over the page, for as long as it is open. */
export function useBack(open: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!open) return undefined;
    const leave = holdBack(() => back());
    return () => void leave();
  }, [open]);
}
