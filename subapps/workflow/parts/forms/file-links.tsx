import type { ReactElement } from 'react';
import { downloadApprovalFile } from '#bridge/calls/workflow/files.ts';
import { useGateway, useTools } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { saveBlob } from '#ui/parts/save-blob.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './forms.module.css';

/** Files by their names; each is downloaded. */
export function FileLinks(props: {
  files: readonly { readonly id: string; readonly name: string }[];
}): ReactElement {
  const t = useWords();
  const gateway = useGateway();
  const { tell } = useTools();
  const download = async (approvalFileId: string): Promise<void> => {
    try {
      const { blob, filename } = await gateway.download(downloadApprovalFile, { approvalFileId });
      saveBlob(blob, filename);
    } catch {
      tell(t('fileFailed'), 'error');
    }
  };
  return (
    <span className={css.files}>
      {props.files.map(({ id, name }) => (
        <Button key={id} size="sm" icon="document" onClick={() => void download(id)}>
          {name}
        </Button>
      ))}
    </span>
  );
}
