import { type RefObject, useEffect } from 'react';

/** The slash goes to the search in a box that is in sight; parked tabs of an app hear the key as well. */
export function useSlashKey(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const typing =
        event.target instanceof Element &&
        event.target.closest('input, textarea, [role="combobox"]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      if (!box.current?.checkVisibility()) return;
      event.preventDefault();
      box.current.querySelector('input')?.focus();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [box]);
}
