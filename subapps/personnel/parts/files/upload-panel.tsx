import { type ReactElement, useId, useState } from 'react';
import { largestFile, mostFiles, uploadFile } from '#bridge/calls/filecenter/calls.ts';
import { GatewayError, isRefusal } from '#bridge/guest/gateway.ts';
import { useBridge, useDirty, useGateway } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Field } from '#ui/parts/field.tsx';
import { RadioGroup } from '#ui/parts/radio-group.tsx';
import { Upload } from '#ui/parts/upload/upload.tsx';
import type { SendFile } from '#ui/parts/upload/uploads.ts';
import type { EmployeeRecord } from '../../stores/record.ts';
import css from './files-view.module.css';
import type { EmployeeFile } from './files-view.tsx';
import { useFilesWords } from './texts/files-texts.ts';

export interface UploadPanelProps {
  record: EmployeeRecord;
  addable: readonly EmployeeFile['category'][];
  /** How many files the record still takes. */
  room: number;
  onAdded: () => void;
}

/** What a paper is kept for, and where it is dropped. */
export function UploadPanel({ record, addable, room, onAdded }: UploadPanelProps): ReactElement {
  const t = useFilesWords();
  const [category, setCategory] = useState(addable[0] ?? 'other');
  const { send, sending } = useSend(record, category, onAdded);
  const name = useId();
  if (room <= 0) return <Banner tone="warn">{t('files.full', { most: mostFiles })}</Banner>;
  return (
    <div className={css.panel}>
      <Field label={t('files.category')}>
        <RadioGroup
          name={name}
          // What waits for its turn is sent as what it was dropped for.
          disabled={sending}
          value={category}
          onChange={setCategory}
          options={addable.map((value) => ({ value, label: t(`files.kinds.${value}`) }))}
        />
      </Field>
      <Upload
        documents
        value={[]}
        onChange={() => {}}
        most={room}
        size={largestFile}
        send={send}
        isRefusal={isRefusal}
        wordsOf={(error) => (error instanceof GatewayError ? error.words : '')}
      />
    </div>
  );
}

// A file that is sent again keeps its kind, whatever is chosen by then.
function useSend(
  record: EmployeeRecord,
  category: EmployeeFile['category'],
  onAdded: () => void,
): { readonly send: SendFile; readonly sending: boolean } {
  const t = useFilesWords();
  const bridge = useBridge();
  const gateway = useGateway();
  const [sending, setSending] = useState(0);
  const [kinds] = useState(() => new WeakMap<File, EmployeeFile['category']>());
  useDirty(sending > 0);
  const send: SendFile = async (file, options) => {
    const kind = kinds.get(file) ?? category;
    kinds.set(file, kind);
    setSending((count) => count + 1);
    try {
      const request = { employmentId: record.id, category: kind, file };
      const { id, name } = await gateway.upload(uploadFile, request, options);
      void bridge.dialogs
        .message({ text: t('files.uploaded', { name }), tone: 'success' })
        .catch(() => {});
      onAdded();
      return { fileName: name, filePath: id, fileUrl: '', downloadUrl: '' };
    } finally {
      setSending((count) => count - 1);
    }
  };
  return { send, sending: sending > 0 };
}
