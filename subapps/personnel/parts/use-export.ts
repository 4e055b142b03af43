import { useState } from 'react';
import { rosterExport } from '#bridge/calls/joyhr/roster.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { runJob } from '#bridge/guest/jobs.ts';
import { useBridge, useGateway } from '#bridge/react/index.ts';
import { saveBlob } from '#ui/parts/save-blob.ts';
import { formatNumber } from '#ui/texts/format.ts';
import { useWords } from '../texts/app-texts.ts';

/** An export of the roster under way. */
export interface Exporting {
  readonly busy: boolean;
  /** Downloads what is asked for, as a job the portal shows; `count` people are in it. */
  run(request: RequestOf<typeof rosterExport>, count: number): Promise<void>;
}

/** Exports people of the roster. */
export function useExport(): Exporting {
  const t = useWords();
  const bridge = useBridge();
  const gateway = useGateway();
  const [busy, setBusy] = useState(false);
  async function run(request: RequestOf<typeof rosterExport>, count: number): Promise<void> {
    setBusy(true);
    await runJob(bridge, {
      title: t('export.job', { count: formatNumber(count) }),
      kind: 'export',
      async work({ signal }) {
        const file = await gateway.download(rosterExport, request, { signal });
        const save = (): void => saveBlob(file.blob, file.filename);
        save();
        return { detail: file.filename, again: save };
      },
    });
    setBusy(false);
  }
  return { busy, run };
}
