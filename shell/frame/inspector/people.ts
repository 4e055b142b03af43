/** Milliseconds between two looks; a click makes the page active for seconds. */
const interval = 250;

/** Looks that are remembered: as long as a call may wait for a person. */
const most = 480;

/**
 * Tells of a moment whether somebody had just clicked or typed in an app. No key or click of a frame reaches the shell,
 * but a browser says that the page around it is active for some seconds, and which element has the keyboard.
 */
export function watchPeople(): {
  start(): () => void;
  hadActed(moment: number, milliseconds: number): boolean;
} {
  let active: number[] = [];
  const look = (): boolean => {
    const acts =
      navigator.userActivation.isActive && document.activeElement instanceof HTMLIFrameElement;
    if (acts) active = [...active.slice(1 - most), Date.now()];
    return acts;
  };
  return {
    start() {
      const timer = setInterval(look, interval);
      return () => clearInterval(timer);
    },
    hadActed: (moment, milliseconds) =>
      (milliseconds < interval && look()) ||
      active.some((seen) => Math.abs(seen - moment) <= interval),
  };
}
