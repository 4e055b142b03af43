import { useEffect, useRef, useState } from 'react';
import { hideAllFrames } from '../host/keyboard/secret.ts';

/**
 * Hides every frame while something secret is typed or shown. Returns whether its field may be drawn: before, a frame could
 * have the keyboard. `onTaken` hears of an app that takes it later.
 */
export function useSecret(onTaken: (app: string) => void = () => {}): boolean {
  const [isReady, setReady] = useState(false);
  const latest = useRef(onTaken);
  latest.current = onTaken;
  useEffect(() => {
    const secrecy = hideAllFrames((app) => latest.current(app));
    let isOver = false;
    void secrecy.ready.then(() => !isOver && setReady(true));
    return () => {
      isOver = true;
      secrecy.end();
    };
  }, []);
  return isReady;
}
