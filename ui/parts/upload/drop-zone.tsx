import {
  type ClipboardEvent,
  type DragEvent,
  type ReactElement,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { useFieldControl } from '../field-context.ts';
import { mediaIcons } from '../icon/media-paths.ts';
import { useUploadTexts } from './texts/upload-texts.ts';
import css from './upload.module.css';

export interface DropZoneProps {
  accept: string;
  multiple: boolean;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
  /** What can be uploaded, in words. */
  children: ReactNode;
}

/** Where files are chosen, dropped and pasted. */
export function DropZone(props: DropZoneProps): ReactElement {
  const { accept, multiple, disabled, onFiles, children } = props;
  const t = useUploadTexts();
  const field = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  const drop = useDrop(disabled, onFiles);
  return (
    <div className={classNames(css.zone, drop.over && css.over)} {...drop.handlers}>
      <Button
        id={field.id}
        icon={mediaIcons.upload}
        disabled={disabled || field.disabled}
        aria-labelledby={field.labelId && `${field.labelId} ${field.id}`}
        aria-describedby={field.describedBy}
        onClick={() => input.current?.click()}
      >
        {t('choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again after it was taken off.
          currentTarget.value = '';
        }}
      />
      <p className={css.hint}>{drop.over ? t('drop') : t('hint')}</p>
      <p className={css.limits}>{children}</p>
    </div>
  );
}

function useDrop(disabled: boolean, onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  const take = (files: FileList) => {
    if (!disabled && files.length > 0) onFiles([...files]);
  };
  const handlers = {
    onDragOver(event: DragEvent) {
      // Without this the browser opens the file in place of the page.
      event.preventDefault();
      setOver(!disabled);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    },
    onPaste: (event: ClipboardEvent) => take(event.clipboardData.files),
  };
  return { over, handlers };
}
