import { noteSecret } from '../../stores/session/secrets.ts';
import { guardKeyboard, holdKeyboard } from './focus.ts';

/** Milliseconds in which a frame that had the keyboard may let it go: what its app had begun before comes to its end. */
const grace = 150;

/** Milliseconds without any frame at the keyboard before a field is drawn. */
const calm = 250;

/** Milliseconds in which keys that are still on their way, or a key that is held, reach no frame. */
const afterwards = 500;

/** A secret that is asked for. */
export interface Secrecy {
  /** Settles when a field for it may be drawn; nothing that an app does puts it off for long. */
  readonly ready: Promise<void>;
  /** Shows the frames again; the keyboard is kept from them for a moment longer. */
  readonly end: () => void;
}

/**
 * Hides every frame at once before a person types a secret into the shell, and keeps the keyboard from all of them. A frame
 * that is hidden can still take the keys by `window.focus()`, and a field of an app that is not displayed cannot: whatever
 * takes them after a moment is no honest app, and is removed. The field comes when no frame has taken them for a while, so
 * that an app that is at it from the start is gone by then. `onTaken` hears of one that begins later: what was typed until
 * then is to be typed again.
 */
export function hideAllFrames(onTaken: (app: string) => void = () => {}): Secrecy {
  const begunAt = performance.now();
  let takenAt = begunAt;
  const letFramesCome = noteSecret();
  const showFrames = coverFrames();
  const release = guardKeyboard((taker) => {
    takenAt = performance.now();
    if (takenAt - begunAt < grace) return;
    taker.withdraw('strikes');
    onTaken(taker.app.code);
  });
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const look = (): void => {
    const left = Math.max(begunAt + grace, takenAt) + calm - performance.now();
    if (left > 0) timer = setTimeout(look, left);
    else resolve();
  };
  let timer = setTimeout(look, grace + calm);
  return {
    ready,
    end() {
      clearTimeout(timer);
      holdKeyboard(afterwards);
      release();
      showFrames();
      letFramesCome();
    },
  };
}

/** Hides every frame where it is, with what its pages hold; no app is asked. Returns how to show them. */
function coverFrames(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('iframe { display: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  // Now, and not with the next frame that is drawn.
  void document.documentElement.offsetWidth;
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
