import { useState } from 'react';
import { startTask } from '#bridge/calls/jobs/tasks.ts';
import { mostExportedAtOnce, rosterExport } from '#bridge/calls/joyhr/roster.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { GatewayError } from '#bridge/guest/gateway.ts';
import { runJob } from '#bridge/guest/jobs.ts';
import { useBridge, useGateway } from '#bridge/react/index.ts';
import { saveBlob } from '#ui/parts/save-blob.ts';
import { formatNumber } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';

type RosterExport = RequestOf<typeof rosterExport>;

/** An export of the roster under way. */
export interface Exporting {
  readonly busy: boolean;
  /** Downloads what is asked for; `count` people are in it. Many are exported in the background, and downloaded from there. */
  run(request: RosterExport, count: number): Promise<void>;
}

/** Exports people of the roster. */
export function useExport(): Exporting {
  const t = useWords();
  const bridge = useBridge();
  const gateway = useGateway();
  const [busy, setBusy] = useState(false);
  async function run(request: RosterExport, count: number): Promise<void> {
    setBusy(true);
    if (count > mostExportedAtOnce) await startInBackground(request);
    else await exportNow(request, count);
    setBusy(false);
  }
  async function startInBackground(request: RosterExport): Promise<void> {
    const said = await gateway
      .call(startTask, { kind: 'joyhr.rosterExport', payload: { ...request } })
      .then(
        () => ({ text: t('export.background'), tone: 'success' as const }),
        (error: unknown) => ({
          text: error instanceof GatewayError ? error.words : t('export.failed'),
          tone: 'error' as const,
        }),
      );
    await bridge.dialogs.message(said).catch(() => {});
  }
  async function exportNow(request: RosterExport, count: number): Promise<void> {
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
  }
  return { busy, run };
}
