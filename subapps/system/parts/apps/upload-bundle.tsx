import { type ReactElement, useState } from 'react';
import { bundleLimits, registerBundle } from '#bridge/calls/registry/calls.ts';
import { GatewayError } from '#bridge/guest/gateway.ts';
import { useBridge, useGateway } from '#bridge/react/index.ts';
import { Field } from '#ui/parts/field.tsx';
import { DropZone } from '#ui/parts/upload/drop-zone.tsx';
import { sizeWords } from '#ui/parts/upload/size-words.ts';
import { formatNumber } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import { Refusal } from './refusal.tsx';
import css from './review.module.css';

/** Where the bundle stands: the share that has gone, or why it was refused. */
type Progress = number | GatewayError | null;

/** Uploads a new app, or a new version of the one that is named, and tells its code. */
export function UploadBundle(props: {
  code?: string;
  onUploaded: (code: string) => void;
}): ReactElement {
  const t = useWords();
  const [progress, upload] = useUpload(props);
  const isSending = typeof progress === 'number';
  return (
    <div className={css.review}>
      {progress instanceof GatewayError && <Refusal error={progress} />}
      <Field label={t('apps.bundle')} help={t('apps.bundleHelp')}>
        <DropZone
          accept=".zip,application/zip"
          multiple={false}
          disabled={isSending}
          onFiles={([file]) => file && void upload(file)}
        >
          {isSending
            ? t('apps.sending', { share: formatNumber(Math.round(progress * 100)).concat('%') })
            : t('apps.bundleLimits', { size: sizeWords(bundleLimits.bytes) })}
        </DropZone>
      </Field>
    </div>
  );
}

function useUpload({ code, onUploaded }: { code?: string; onUploaded: (code: string) => void }) {
  const t = useWords();
  const gateway = useGateway();
  const bridge = useBridge();
  const [progress, setProgress] = useState<Progress>(null);
  async function upload(bundle: File): Promise<void> {
    setProgress(0);
    try {
      const request = code === undefined ? { bundle } : { bundle, code };
      const { code: registered } = await gateway.upload(registerBundle, request, {
        onProgress: setProgress,
      });
      setProgress(null);
      void bridge.dialogs.message({ text: t('apps.uploaded'), tone: 'success' }).catch(() => {});
      onUploaded(registered);
    } catch (error) {
      setProgress(error instanceof GatewayError ? error : new GatewayError('unknown'));
    }
  }
  return [progress, upload] as const;
}
