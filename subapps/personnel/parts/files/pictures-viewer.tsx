import { lazy, type ReactElement, Suspense, useRef, useState } from 'react';
import { downloadFile } from '#bridge/calls/filecenter/calls.ts';
import { GatewayError, isRefusal } from '#bridge/guest/gateway.ts';
import { useGateway } from '#bridge/react/index.ts';
import type { EmployeeFile } from './files-view.tsx';
import { useFilesWords } from './texts/files-texts.ts';

const ImageViewer = lazy(async () => ({
  default: (await import('#ui/parts/image-viewer/image-viewer.tsx')).ImageViewer,
}));

const pictures: ReadonlySet<EmployeeFile['format']> = new Set(['jpeg', 'png', 'gif', 'bmp']);

/** Whether the viewer can show a file; by its content, which the gateway looked at. */
export function isPicture({ format }: EmployeeFile): boolean {
  return pictures.has(format);
}

export interface PicturesViewerProps {
  /** The files of the list, of which the pictures are shown. */
  files: readonly EmployeeFile[];
  /** The one that is looked at first. */
  first: EmployeeFile;
  /** `missed` when somebody else has deleted one of the pictures meanwhile. */
  onClose: (outcome: { readonly missed: boolean }) => void;
}

/** The pictures of a list of files, from one to the next. */
export function PicturesViewer({ files, first, onClose }: PicturesViewerProps): ReactElement {
  const t = useFilesWords();
  const gateway = useGateway();
  const missed = useRef(false);
  // As the list stood when it opened: one that is added behind it must not push the picture out of sight.
  const [shown] = useState(() => files.filter(isPicture));
  const [images] = useState(() =>
    shown.map(({ id, name }) => ({
      id,
      name,
      fetch: (signal: AbortSignal) => load(id, signal),
      // Each is in the audit trail as read by this person.
      onlyInSight: true,
    })),
  );
  async function load(fileId: string, signal: AbortSignal): Promise<Blob> {
    try {
      return (await gateway.download(downloadFile, { fileId }, { signal })).blob;
    } catch (error) {
      missed.current ||= isGone(error);
      throw error;
    }
  }
  return (
    <Suspense>
      <ImageViewer
        open
        images={images}
        startAt={Math.max(0, shown.indexOf(first))}
        troubleOf={(error) => ({ words: wordsOf(error, t), isFinal: isRefusal(error) })}
        onClose={() => onClose({ missed: missed.current })}
      />
    </Suspense>
  );
}

function isGone(error: unknown): boolean {
  return error instanceof GatewayError && error.codeName === 'notFound';
}

function wordsOf(error: unknown, t: ReturnType<typeof useFilesWords>): string {
  if (isGone(error)) return t('files.gone');
  return (error instanceof GatewayError && error.words) || t('files.unknown');
}
