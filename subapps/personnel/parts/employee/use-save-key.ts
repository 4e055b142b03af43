import { type RefObject, useEffect, useRef } from 'react';

/** Whether the keyboard in use calls its command key ⌘. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Ctrl+S, or ⌘S, saves while `active` and the page is in sight; the browser's own save of the page stays away. */
export function useSaveKey(
  page: RefObject<HTMLElement | null>,
  active: boolean,
  save: () => Promise<void>,
): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    if (!active) return undefined;
    function press(event: KeyboardEvent): void {
      const command = isApple ? event.metaKey : event.ctrlKey;
      if (event.key.toLowerCase() !== 's' || !command || event.altKey) return;
      if (!page.current?.firstElementChild?.checkVisibility()) return;
      event.preventDefault();
      void latest.current();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [page, active]);
}
