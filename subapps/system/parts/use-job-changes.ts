import { useEffect, useState } from 'react';
import { useBridge } from '#bridge/react/index.ts';

/** Grows whenever jobs of the company have changed. */
export function useJobChanges(): number {
  const bridge = useBridge();
  const [changes, setChanges] = useState(0);
  useEffect(() => bridge.on('tasksChanged', () => setChanges((count) => count + 1)), [bridge]);
  return changes;
}
