import type { ReactElement } from 'react';
import { IconButton } from '../button.tsx';
import type { FileEntryProps } from './file-entry.ts';
import { useUploadTexts } from './texts/upload-texts.ts';

/** Try again, and take away or cancel. */
export function EntryButtons(props: FileEntryProps): ReactElement {
  const { name, state, onRetry, onDrop, disabled } = props;
  const t = useUploadTexts();
  const isOnItsWay = state === 'sending' || state === 'waiting';
  return (
    <>
      {state === 'failed' && onRetry && (
        <IconButton icon="refresh" size="sm" label={t('retry', { name })} onClick={onRetry} />
      )}
      <IconButton
        icon={isOnItsWay ? 'close' : 'delete'}
        size="sm"
        label={t(isOnItsWay ? 'cancel' : 'remove', { name })}
        disabled={disabled}
        onClick={onDrop}
      />
    </>
  );
}
