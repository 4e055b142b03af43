import type { ReactElement } from 'react';
import { largestFile, removePhoto, savePhoto } from '#bridge/calls/filecenter/calls.ts';
import { GatewayError, isRefusal } from '#bridge/guest/gateway.ts';
import { useBridge, useGateway } from '#bridge/react/index.ts';
import { Dialog, type DialogButton } from '#ui/parts/dialog/dialog.tsx';
import { Upload } from '#ui/parts/upload/upload.tsx';
import type { SendFile } from '#ui/parts/upload/uploads.ts';
import { askAgain, setPhoto } from '../../stores/photos.ts';
import type { EmployeeRecord } from '../../stores/record.ts';
import { shrinkPhoto, UnreadablePicture } from '../../stores/shrink-photo.ts';
import { usePhoto } from '../person-avatar.tsx';
import css from './photo-dialog.module.css';
import { useFilesWords } from './texts/files-texts.ts';
import { useFullPhoto } from './use-full-photo.ts';

export interface PhotoDialogProps {
  record: EmployeeRecord;
  open: boolean;
  onClose: () => void;
}

/** A person's photo in full; who may edit the record puts another one in its place, or takes it away. */
export function PhotoDialog({ record, open, onClose }: PhotoDialogProps): ReactElement {
  const t = useFilesWords();
  const photo = usePhoto(record.id);
  const { send, remove, wordsOf } = usePhotoChanges(record);
  const mayRemove = record.can.edit && photo;
  const buttons: readonly DialogButton[] = [
    ...(mayRemove ? [{ id: 'remove', label: t('photo.remove'), onClick: remove }] : []),
    { id: 'close', label: t('photo.close'), variant: 'primary', onClick: onClose },
  ];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('photo.title')}
      width={504}
      buttons={buttons}
      hideCancel
      lock={0}
    >
      <div className={css.content}>
        <FullPhoto record={record} />
        {record.can.edit && (
          <div className={css.upload}>
            <Upload
              value={[]}
              onChange={() => {}}
              most={1}
              size={largestFile}
              send={send}
              wordsOf={wordsOf}
              isRefusal={(error) => error instanceof UnreadablePicture || isRefusal(error)}
            />
            <p className={css.hint}>{t('photo.hint')}</p>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function FullPhoto({ record }: { record: EmployeeRecord }): ReactElement {
  const t = useFilesWords();
  const photo = usePhoto(record.id);
  const full = useFullPhoto(record.id, photo?.photoId);
  const name = record.fields.name ?? '';
  // The small one stands in while the other is on its way.
  const source = photo ? (full ?? photo.picture) : undefined;
  return (
    <div className={css.frame}>
      {source ? <img src={source} alt={t('photo.of', { name })} /> : t('photo.none')}
    </div>
  );
}

interface PhotoChanges {
  readonly send: SendFile;
  readonly remove: () => Promise<void>;
  readonly wordsOf: (error: unknown) => string;
}

function usePhotoChanges(record: EmployeeRecord): PhotoChanges {
  const t = useFilesWords();
  const bridge = useBridge();
  const gateway = useGateway();
  const photo = usePhoto(record.id);
  const name = record.fields.name ?? '';
  const employmentId = record.id;
  const replaces = photo?.photoId;
  function tell(text: string, tone: 'success' | 'error'): void {
    void bridge.dialogs.message({ text, tone }).catch(() => {});
  }
  function wordsOf(error: unknown): string {
    if (error instanceof UnreadablePicture) return t('photo.unreadable');
    if (!(error instanceof GatewayError)) return t('files.unknown');
    return error.codeName === 'conflict' ? t('photo.conflict') : error.words;
  }
  // The other one is shown, so that the next attempt is made with open eyes.
  async function lookAgain(error: unknown): Promise<void> {
    if (error instanceof GatewayError && error.codeName === 'conflict') {
      await askAgain(gateway, employmentId);
    }
  }
  const send: SendFile = async (file, options) => {
    try {
      const parts = await shrinkPhoto(file);
      const request = { employmentId, ...parts, ...(replaces && { replaces }) };
      const saved = await gateway.upload(savePhoto, request, options);
      setPhoto(employmentId, saved);
      tell(t('photo.saved', { name }), 'success');
      const address = saved.picture;
      return { fileName: name, filePath: saved.photoId, fileUrl: address, downloadUrl: address };
    } catch (error) {
      await lookAgain(error);
      throw error;
    }
  };
  async function remove(): Promise<void> {
    const words = {
      title: t('photo.removeTitle'),
      text: t('photo.removeText', { name }),
      okText: t('photo.remove'),
      tone: 'danger',
    } as const;
    const { confirmed } = await bridge.dialogs.confirm(words).catch(() => ({ confirmed: false }));
    if (!confirmed || !replaces) return;
    try {
      await gateway.call(removePhoto, { employmentId, photoId: replaces });
      setPhoto(employmentId, null);
      tell(t('photo.removed', { name }), 'success');
    } catch (error) {
      await lookAgain(error);
      tell(wordsOf(error), 'error');
    }
  }
  return { send, remove, wordsOf };
}
