import { useEffect, useEffectEvent } from 'react';
import { coverPage } from '../stores/covers.ts';

/** Lets Back close what a part of the portal lays over the page, for as long as it is open. */
export function useCover(open: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!open) return undefined;
    const leave = coverPage(() => back());
    return () => void leave();
  }, [open]);
}
