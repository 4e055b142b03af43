import { type ReactElement, useState } from 'react';
import { Field } from '../../parts/field.tsx';
import type { FileEntryProps } from '../../parts/upload/file-entry.ts';
import { FileLine } from '../../parts/upload/file-line.tsx';
import { PictureTile } from '../../parts/upload/picture-tile.tsx';
import { Upload, type UploadProps } from '../../parts/upload/upload.tsx';
import type { UploadedFile } from '../../parts/upload/uploads.ts';
import { picturesOf } from '../content/pictures.ts';
import { sendSlowly } from '../content/send-slowly.ts';
import css from '../gallery.module.css';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const uploadStory: Story = {
  id: 'upload',
  states: [
    { name: 'list', draw: List },
    { name: 'pictures', draw: Pictures },
    { name: 'lines-on-their-way', draw: Lines },
    { name: 'tiles-on-their-way', draw: Tiles },
    { name: 'empty', draw: Empty },
    { name: 'documents', draw: Documents },
    { name: 'in-field', draw: InField },
    { name: 'disabled', draw: Disabled },
  ],
};

const send = sendSlowly();

function List(): ReactElement {
  return <Uploaded video />;
}

function Pictures(): ReactElement {
  return <Uploaded look="pictures" />;
}

const nothing = () => {};

function useEntries(): readonly FileEntryProps[] {
  const t = useGalleryTexts();
  const [{ src = '' } = {}] = picturesOf(['photo.jpg']);
  const drawn = decodeURIComponent(src.slice(src.indexOf(',') + 1));
  const file = new File([drawn, ' '.repeat(420_000)], 'photo.jpg', { type: 'image/svg+xml' });
  const base = { file, onDrop: nothing, onRetry: nothing, disabled: false };
  return [
    { ...base, name: t('picture.office'), state: 'sending', share: 0.62 },
    { ...base, name: t('picture.badge'), state: 'waiting', words: t('say.waiting') },
    { ...base, name: t('picture.outing'), state: 'failed', words: t('say.saveFailed') },
    { ...base, name: 'notes.txt', state: 'refused', words: t('say.format') },
  ];
}

function Lines(): ReactElement {
  return (
    <ul>
      {useEntries().map((entry) => (
        <FileLine key={entry.name} {...entry} />
      ))}
    </ul>
  );
}

function Tiles(): ReactElement {
  return (
    <ul className={css.row}>
      {useEntries().map((entry) => (
        <PictureTile key={entry.name} {...entry} />
      ))}
    </ul>
  );
}

function Empty(): ReactElement {
  return <Uploaded value={[]} />;
}

function Documents(): ReactElement {
  return <Uploaded value={[]} documents />;
}

function InField(): ReactElement {
  const t = useGalleryTexts();
  return (
    <Field label={t('field.photo')} help={t('say.photoHelp')} required>
      <Uploaded value={[]} most={1} />
    </Field>
  );
}

function Disabled(): ReactElement {
  return <Uploaded disabled />;
}

function Uploaded(props: Partial<UploadProps>): ReactElement {
  const t = useGalleryTexts();
  const [files, setFiles] = useState<readonly UploadedFile[]>(
    () =>
      props.value ??
      picturesOf([t('picture.office'), t('picture.badge')]).map(({ name, src }) => ({
        fileName: name,
        filePath: name,
        fileUrl: src,
        downloadUrl: src,
      })),
  );
  return (
    <Upload most={4} size={64 * 1024} send={send} {...props} value={files} onChange={setFiles} />
  );
}
