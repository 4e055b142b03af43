import { useEffect, useRef, useState } from 'react';
import { hideAllFrames } from '../host/keyboard/secret.ts';

/** How it is with a secret that is typed or shown. */
export interface Secret {
  /** Whether its field may be drawn: before, a frame could have the keyboard. */
  readonly isReady: boolean;
  /** Code of the app that took the keyboard since, and was removed; empty while none has. */
  readonly thief: string;
}

/**
 * Hides every frame while something secret is typed or shown. `onTaken` empties what was typed before an app took the
 * keyboard: part of it is with that app, and it is to be typed once more.
 */
export function useSecret(onTaken: () => void = () => {}): Secret {
  const [isReady, setReady] = useState(false);
  const [thief, setThief] = useState('');
  const latest = useRef(onTaken);
  latest.current = onTaken;
  useEffect(() => {
    const secrecy = hideAllFrames((app) => {
      setThief(app);
      latest.current();
    });
    let isOver = false;
    void secrecy.ready.then(() => !isOver && setReady(true));
    return () => {
      isOver = true;
      secrecy.end();
    };
  }, []);
  return { isReady, thief };
}
