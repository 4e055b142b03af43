import { useCallback, useRef } from 'react';

/** A function that stays the same and does what the last drawing meant. */
export function useStable<Given extends readonly unknown[], Answer>(
  action: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const latest = useRef(action);
  latest.current = action;
  return useCallback((...given: Given) => latest.current(...given), []);
}
