import { useEffect, useRef, useState } from 'react';

/** How long a dialog's button stays locked after a click. */
export const clickLock = 3000;

/** Runs one action at a time and holds every further click back for `milliseconds`, or until the action has ended. */
export function useClickLock(milliseconds: number = clickLock): {
  readonly running: string | undefined;
  /** `lock` counts for this action alone. */
  run(id: string, action: () => unknown, lock?: number): void;
} {
  const [running, setRunning] = useState<string>();
  const lockedUntil = useRef(0);
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  function run(id: string, action: () => unknown, lock = milliseconds): void {
    if (running !== undefined || performance.now() < lockedUntil.current) return;
    lockedUntil.current = performance.now() + lock;
    const result = action();
    if (!(result instanceof Promise)) return;
    setRunning(id);
    result.finally(() => {
      // Work that failed or was refused may be tried again at once.
      lockedUntil.current = 0;
      if (alive.current) setRunning(undefined);
    });
  }
  return { running, run };
}
