import { type ReactElement, useEffect, useState } from 'react';
import { readLibraryDocument, readLibraryFile } from '#bridge/calls/docenter/library.ts';
import { useCall, useGateway, useTabTitle, useTools } from '#bridge/react/index.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Button } from '#ui/parts/button.tsx';
import { saveBlob } from '#ui/parts/save-blob.ts';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../texts/app-texts.ts';
import { blocksOf } from './blocks.ts';
import { DocumentText } from './document-text.tsx';
import css from './documents.module.css';
import { usePlace } from './use-place.ts';

/** One document; from a search it opens at the heading that was found. */
export function DocumentPage({ id }: { id: string }): ReactElement {
  const t = useWords();
  const { part, go } = usePlace();
  const call = useCall(readLibraryDocument, { id });
  const document = call.data;
  useTabTitle(document?.title ?? t('library.title'));
  useEffect(() => {
    if (document === undefined || part === undefined) return;
    const found = blocksOf(document.body).find(
      (block) => block.kind === 'heading' && block.text === part,
    );
    if (found !== undefined) window.document.getElementById(found.id)?.scrollIntoView();
  }, [document, part]);
  const back = (): void => go({ document: null, part: null });
  return (
    <DetailPage
      header={
        <PageHeader
          title={document?.title ?? ''}
          onBack={back}
          actions={document?.hasAttachment === true && <AttachmentButton id={id} />}
        />
      }
    >
      {call.state === 'failed' && <ErrorState hint={call.error.words} onRetry={call.reload} />}
      {call.state === 'loading' && document === undefined && <SkeletonLines lines={10} />}
      {document !== undefined && (
        <>
          <p className={css.facts}>
            <Tag>{t(`kind.${document.kind}`)}</Tag>
            {document.organName !== null && (
              <Tag tone="accent">{t('library.forOrgan', { name: document.organName })}</Tag>
            )}
            {document.edition !== null && (
              <span>{t('library.edition', { edition: document.edition })}</span>
            )}
            <span>{t('library.effective', { day: formatDate(document.effectiveOn) })}</span>
          </p>
          <DocumentText body={document.body} />
        </>
      )}
    </DetailPage>
  );
}

function AttachmentButton({ id }: { id: string }): ReactElement {
  const t = useWords();
  const gateway = useGateway();
  const { tell } = useTools();
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const { blob, filename } = await gateway.download(readLibraryFile, { id });
      saveBlob(blob, filename);
    } catch {
      tell(t('library.failed'), 'error');
    }
    setBusy(false);
  };
  return (
    <Button disabled={busy} onClick={() => void download()}>
      {t('library.attachment')}
    </Button>
  );
}
