import { useEffect } from 'react';
import { hideAllFrames } from '../../host/keyboard/secret.ts';

/** Takes every frame away while something secret is typed: a frame can take the keys. */
export function useSecret(): void {
  useEffect(() => {
    const hidden = hideAllFrames();
    return () => void hidden.then((show) => show());
  }, []);
}
