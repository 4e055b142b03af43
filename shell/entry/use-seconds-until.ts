import { useEffect, useState } from 'react';

/** Whole seconds left until a moment (milliseconds since 1970), counted live; 0 without one and once it has passed. */
export function useSecondsUntil(until: number | undefined): number {
  const [, tick] = useState(0);
  useEffect(() => {
    if (until === undefined) return;
    const timer = setInterval(() => {
      tick((count) => count + 1);
      if (Date.now() >= until) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1_000));
}

/** Writes seconds as minutes and seconds: 75 gives `1:15`. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
