import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { largestFile } from '#bridge/calls/filecenter/calls.ts';
import {
  mostAttachments,
  sendOrderMessage,
  uploadOrderFile,
} from '#bridge/calls/supplier/messages.ts';
import { GatewayError, isRefusal } from '#bridge/guest/gateway.ts';
import { useDirty, useGateway, useSave, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { Upload } from '#ui/parts/upload/upload.tsx';
import type { SendFile, UploadedFile } from '#ui/parts/upload/uploads.ts';
import css from './messages.module.css';
import { useMessageWords } from './texts/message-texts.ts';

interface ComposeProps {
  orderId: string;
  onSent: () => void;
}

/** A new message: words, files or both. */
export function Compose({ orderId, onSent }: ComposeProps): ReactElement {
  const t = useMessageWords();
  const { tell } = useTools();
  const [body, setBody] = useState('');
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [missing, setMissing] = useState(false);
  const [requestKey, setKey] = useState(() => crypto.randomUUID());
  const send = useSave(sendOrderMessage);
  const name = useId();
  const words = body.trim();
  useDirty(words !== '' || files.length > 0);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setMissing(words === '' && files.length === 0);
    if (words === '' && files.length === 0) return;
    const attachmentIds = files.map(({ filePath }) => filePath);
    const request = { orderId, requestKey, attachmentIds, ...(words && { body: words }) };
    const { ok } = await send.save(request);
    if (!ok) return;
    setBody('');
    setFiles([]);
    setKey(crypto.randomUUID());
    tell(t('sent'), 'success');
    onSent();
  }
  return (
    <form className={css.compose} aria-labelledby={name} onSubmit={(event) => void submit(event)}>
      <h2 id={name} className={css.title}>
        {t('compose')}
      </h2>
      {send.state === 'failed' && <Banner tone="bad">{send.error.words}</Banner>}
      <Field label={t('message')} error={missing ? t('required') : undefined}>
        <TextArea value={body} maxLength={2000} onChange={setBody} />
      </Field>
      <Field label={t('files')}>
        <Upload
          documents
          value={files}
          onChange={setFiles}
          most={mostAttachments}
          size={largestFile}
          send={useSendFile()}
          isRefusal={isRefusal}
          wordsOf={(error) => (error instanceof GatewayError ? error.words : '')}
        />
      </Field>
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={send.state === 'saving'}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

function useSendFile(): SendFile {
  const gateway = useGateway();
  return async (file, options) => {
    const { id, name } = await gateway.upload(uploadOrderFile, { file }, options);
    return { fileName: name, filePath: id, fileUrl: '', downloadUrl: '' };
  };
}
