import { useStore } from '@nanostores/react';
import { lazy, type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { kindsOf, type UploadLimits } from './check-file.ts';
import { DropZone } from './drop-zone.tsx';
import { acceptOf } from './file-formats.ts';
import { FileLine } from './file-line.tsx';
import { PictureTile } from './picture-tile.tsx';
import { sizeWords } from './size-words.ts';
import { useUploadTexts } from './texts/upload-texts.ts';
import css from './upload.module.css';
import {
  createUploads,
  type SendFile,
  type UploadedFile,
  type UploadItem,
  type Uploads,
} from './uploads.ts';

// Who uploads does not always look.
const ImageViewer = lazy(async () => ({
  default: (await import('../image-viewer/image-viewer.tsx')).ImageViewer,
}));

export interface UploadProps extends UploadLimits {
  /** The files that have arrived. */
  value: readonly UploadedFile[];
  onChange: (files: readonly UploadedFile[]) => void;
  send: SendFile;
  /** Lines with names, or tiles with the pictures themselves; lines by default. */
  look?: 'list' | 'pictures';
  disabled?: boolean;
  /** Puts what `send` threw into words; "upload failed" otherwise. */
  wordsOf?: (error: unknown) => string;
  /** Whether `send` threw because of the file itself: then it can only be taken off the list. */
  isRefusal?: (error: unknown) => boolean;
}

/** Uploads pictures, and videos or documents where they are wanted: chosen, dropped or pasted, each with its progress. */
export function Upload(props: UploadProps): ReactElement {
  const { value, most, size, video = false, documents = false, disabled = false } = props;
  const t = useUploadTexts();
  const uploads = useUploads(props);
  const items = useStore(uploads.items);
  const [shown, setShown] = useState<number>();
  const formats = t(documents ? 'withDocuments' : video ? 'withVideo' : 'pictures');
  return (
    <div className={css.upload}>
      <DropZone
        accept={acceptOf(kindsOf({ video, documents }))}
        multiple={most > 1}
        disabled={disabled}
        onFiles={(files) => void uploads.add(files, value.length)}
      >
        {t('limits', { formats, size: sizeWords(size), most })}
      </DropZone>
      <Entries {...props} uploads={uploads} items={items} onShow={setShown} />
      <VisuallyHidden>
        <span role="status">
          {items.length > 0 && t('state', { done: value.length, all: value.length + items.length })}
        </span>
      </VisuallyHidden>
      {shown !== undefined && (
        <Suspense>
          <ImageViewer
            open
            startAt={shown}
            onClose={() => setShown(undefined)}
            images={value.map(({ filePath, fileName, fileUrl }) => ({
              id: filePath,
              name: fileName,
              src: fileUrl,
            }))}
          />
        </Suspense>
      )}
    </div>
  );
}

interface EntriesProps extends UploadProps {
  uploads: Uploads;
  items: readonly UploadItem[];
  onShow: (index: number) => void;
}

// What has arrived, then what is on its way.
function Entries(props: EntriesProps): ReactElement | null {
  const { value, onChange, look = 'list', disabled = false, uploads, items, onShow } = props;
  const t = useUploadTexts();
  const Entry = look === 'pictures' ? PictureTile : FileLine;
  if (value.length + items.length === 0) return null;
  return (
    <ul className={css[look]} aria-label={t('files')}>
      {value.map((file, index) => (
        <Entry
          key={file.filePath}
          name={file.fileName}
          address={file.fileUrl}
          onOpen={() => onShow(index)}
          onDrop={() => onChange(value.filter((one) => one !== file))}
          disabled={disabled}
        />
      ))}
      {items.map((item) => (
        <Entry
          key={item.id}
          name={item.file.name}
          file={item.file}
          state={item.state}
          share={item.state === 'sending' ? item.share : undefined}
          words={wordsFor(item, props, t)}
          onRetry={() => uploads.retry(item.id)}
          onDrop={() => uploads.drop(item.id)}
          disabled={disabled}
        />
      ))}
    </ul>
  );
}

// One list of its own for as long as the part stands; it reads what it is given at the time.
function useUploads(props: UploadProps): Uploads {
  const latest = useRef(props);
  latest.current = props;
  const [uploads] = useState(() =>
    createUploads(() => ({
      limits: latest.current,
      send: latest.current.send,
      isRefusal: latest.current.isRefusal,
      onArrived(file) {
        const next = [...latest.current.value, file];
        // Two that arrive before the next drawing must not push each other out.
        latest.current = { ...latest.current, value: next };
        latest.current.onChange(next);
      },
    })),
  );
  useEffect(() => () => uploads.stop(), [uploads]);
  return uploads;
}

function wordsFor(
  item: UploadItem,
  { wordsOf, size, most }: UploadProps,
  t: ReturnType<typeof useUploadTexts>,
): string {
  switch (item.state) {
    case 'refused':
      if ('error' in item) return wordsOf?.(item.error) || t('failed');
      return t(`issue.${item.issue}`, { size: sizeWords(size), most });
    case 'failed':
      return wordsOf?.(item.error) || t('failed');
    case 'waiting':
      return t('waiting');
    case 'sending':
      return '';
  }
}
