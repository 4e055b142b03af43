import { type ReactElement, useState } from 'react';
import { printApproval } from '#bridge/calls/workflow/files.ts';
import { useGateway, useTools } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { saveBlob } from '#ui/parts/save-blob.ts';
import { useWords } from '../texts/app-texts.ts';

/** Downloads an approval as a PDF. */
export function PrintButton({ approvalId }: { approvalId: string }): ReactElement {
  const t = useWords();
  const gateway = useGateway();
  const { tell } = useTools();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { blob, filename } = await gateway.download(printApproval, { approvalId });
      saveBlob(blob, filename);
    } catch {
      tell(t('fileFailed'), 'error');
    }
    setBusy(false);
  };
  return (
    <Button disabled={busy} onClick={() => void download()}>
      {t('print')}
    </Button>
  );
}
