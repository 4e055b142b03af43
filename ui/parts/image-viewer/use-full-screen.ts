import { type RefObject, useEffect, useState } from 'react';

/** Full screen for an element; `toggle` is not there where the browser or the host page does not allow it. */
export function useFullScreen(element: RefObject<HTMLElement | null>): {
  readonly isFull: boolean;
  readonly toggle: (() => void) | undefined;
} {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const follow = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  if (!document.fullscreenEnabled) return { isFull, toggle: undefined };
  // Refused without a click, as from a script: then nothing changes.
  const toggle = () =>
    void (isFull ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(
      () => {},
    );
  return { isFull, toggle };
}
