import { type ReactElement, useState } from 'react';
import { downloadCertificate } from '#bridge/calls/workflow/certificates.ts';
import { useGateway, useTools } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { saveBlob } from '#ui/parts/save-blob.ts';
import { useWords } from '../texts/app-texts.ts';

/** Downloads the certificate that an approved request gives. */
export function CertificateButton({ approvalId }: { approvalId: string }): ReactElement {
  const t = useWords();
  const gateway = useGateway();
  const { tell } = useTools();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { blob, filename } = await gateway.download(downloadCertificate, { approvalId });
      saveBlob(blob, filename);
    } catch {
      tell(t('forms.certificateFailed'), 'error');
    }
    setBusy(false);
  };
  return (
    <Button variant="primary" disabled={busy} onClick={() => void download()}>
      {t('forms.certificate')}
    </Button>
  );
}
