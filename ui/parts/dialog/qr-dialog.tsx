import { type ReactElement, useState } from 'react';
import { drawCode } from '../qr-code/draw-code.ts';
import { QrCode } from '../qr-code/qr-code.tsx';
import { saveCode } from '../qr-code/save-code.ts';
import { Dialog } from './dialog.tsx';
import css from './qr-dialog.module.css';
import { useDialogTexts } from './texts/dialog-texts.ts';

export interface QrDialogProps {
  open: boolean;
  onClose: () => void;
  /** What the code leads to, in words. */
  title: string;
  text: string;
  /** Name of the saved picture, without its ending. */
  filename: string;
}

/** A code in a dialog of its own, to be read from the screen or saved as a picture. */
export function QrDialog({ open, onClose, title, text, filename }: QrDialogProps): ReactElement {
  const t = useDialogTexts();
  const [failed, setFailed] = useState(false);
  const save = async () => setFailed(!(await saveCode(text, filename)));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('code')}
      width={360}
      hideCancel
      buttons={
        drawCode(text).state === 'drawn'
          ? [{ id: 'save', label: t('savePicture'), variant: 'primary', onClick: save }]
          : []
      }
    >
      <div className={css.middle}>
        <QrCode size={240} text={text} label={t('codeOf', { title })} />
        <p className={css.title}>{title}</p>
        <p role="alert" className={css.failed}>
          {failed && t('saveFailed')}
        </p>
      </div>
    </Dialog>
  );
}
