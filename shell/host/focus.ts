/**
 * A frame can take the keyboard without a gesture, even from an open modal dialog, and only a frame that is not
 * displayed cannot. So whoever asks for a secret hides every frame first.
 */
import { atom, computed, type ReadableAtom } from 'nanostores';

const $secrets = atom(0);

/** Whether every frame has to be out of sight. */
export const framesHidden: ReadableAtom<boolean> = computed($secrets, (count) => count > 0);

/** Takes every frame out of sight while a secret is typed; answers how to bring them back, which counts once. */
export function hideAllFrames(): () => void {
  $secrets.set($secrets.get() + 1);
  let done = false;
  return () => {
    if (!done) $secrets.set($secrets.get() - 1);
    done = true;
  };
}

/**
 * Brings the keyboard back to a dialog of the shell whenever a frame takes it; for dialogs without a secret, since a
 * key may be lost before it is back. Answers how to stop.
 */
export function holdFocus(dialog: HTMLElement): () => void {
  let last: HTMLElement = dialog;
  const remember = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement && dialog.contains(target)) last = target;
  };
  const restore = (): void => {
    if (document.activeElement instanceof HTMLIFrameElement) last.focus();
  };
  document.addEventListener('focusin', remember);
  addEventListener('blur', restore);
  return () => {
    document.removeEventListener('focusin', remember);
    removeEventListener('blur', restore);
  };
}
