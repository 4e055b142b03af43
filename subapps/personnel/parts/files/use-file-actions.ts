import { useState } from 'react';
import { removeFile } from '#bridge/calls/filecenter/calls.ts';
import { downloadByShell } from '#bridge/guest/files.ts';
import { GatewayError } from '#bridge/guest/gateway.ts';
import { useBridge, useGateway } from '#bridge/react/index.ts';
import type { EmployeeRecord } from '../../stores/record.ts';
import type { EmployeeFile } from './files-view.tsx';
import { useFilesWords } from './texts/files-texts.ts';

/** What can be done with a file that is there. */
export interface FileActions {
  /** Id of the file something is being done with. */
  readonly busy: string | undefined;
  download(file: EmployeeFile): Promise<void>;
  remove(file: EmployeeFile): Promise<void>;
}

/** Downloads and removes files, one at a time; tells in words what did not work. */
export function useFileActions(record: EmployeeRecord, onChanged: () => void): FileActions {
  const t = useFilesWords();
  const bridge = useBridge();
  const gateway = useGateway();
  const [busy, setBusy] = useState<string>();

  function tell(text: string, tone: 'success' | 'error'): void {
    void bridge.dialogs.message({ text, tone }).catch(() => {});
  }
  async function work(file: EmployeeFile, doing: () => Promise<void>): Promise<void> {
    // Not by disabled buttons: the keyboard would lose its place.
    if (busy) return;
    setBusy(file.id);
    try {
      await doing();
    } catch (error) {
      const known = error instanceof GatewayError ? error : undefined;
      const gone = known?.codeName === 'notFound';
      tell(gone ? t('files.gone') : known?.words || t('files.unknown'), 'error');
      if (gone) onChanged();
    } finally {
      setBusy(undefined);
    }
  }

  return {
    busy,
    download: (file) =>
      work(file, async () => {
        await downloadByShell(bridge, { fileId: file.id });
      }),
    async remove(file) {
      const { name } = file;
      const question = {
        title: t('files.removeTitle'),
        text: t('files.removeText', { name, person: record.fields.name ?? '' }),
        okText: t('files.remove'),
        tone: 'danger',
      } as const;
      const answer = await bridge.dialogs.confirm(question).catch(() => ({ confirmed: false }));
      if (!answer.confirmed) return;
      await work(file, async () => {
        await gateway.call(removeFile, { fileId: file.id });
        tell(t('files.removed', { name }), 'success');
        onChanged();
      });
    },
  };
}
