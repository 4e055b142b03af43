import { useState } from 'react';
import { markReport } from '#bridge/calls/prism/reports.ts';
import { useSave, useTools } from '#bridge/react/index.ts';

/** The star of a report: shown as set at once, put back where the gateway refuses. */
export function useFavourite(id: string, kept: boolean): readonly [boolean, () => void] {
  const { tell } = useTools();
  const saving = useSave(markReport);
  const [asked, setAsked] = useState<boolean | null>(null);
  const shown = asked ?? kept;

  async function turn(): Promise<void> {
    setAsked(!shown);
    const outcome = await saving.save({ id, favourite: !shown });
    if (outcome.ok) return;
    setAsked(shown);
    tell(outcome.error.words, 'error');
  }

  return [shown, () => void turn()];
}
