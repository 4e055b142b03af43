import { useEffect } from 'react';
import { dialog } from '../../stores/dialogs.ts';
import { reopenTab } from '../../stores/navigation.ts';
import { prompt } from '../../stores/prompts.ts';

/** Ctrl or ⌘ with Shift and L opens the page closed last again: browsers keep T for their own tabs and leave L free. */
export function useReopenKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const command = event.ctrlKey !== event.metaKey && event.shiftKey && !event.altKey;
      if (!command || event.key.toLowerCase() !== 'l') return;
      event.preventDefault();
      if (!event.repeat && !dialog.get() && !prompt.get()) reopenTab();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The keys as this machine writes them. */
export function reopenKeys(): string {
  return /^(?:Mac|iP)/.test(navigator.platform) ? '⌘⇧L' : 'Ctrl Shift L';
}
