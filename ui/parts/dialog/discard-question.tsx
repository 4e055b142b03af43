import type { ReactElement } from 'react';
import { useUiTexts } from '../../texts/ui-texts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export interface DiscardQuestionProps {
  open: boolean;
  /** A sentence of the caller's; the usual one for anything else. */
  text: boolean | string;
  onDiscard: () => void;
  onKeep: () => void;
}

/** Asks before a dialog closes over unsaved work. */
export function DiscardQuestion(props: DiscardQuestionProps): ReactElement {
  const { open, text, onDiscard, onKeep } = props;
  const t = useUiTexts();
  return (
    <ConfirmDialog
      open={open}
      title={t('discard.title')}
      text={typeof text === 'string' ? text : t('discard.text')}
      okText={t('discard.ok')}
      cancelText={t('discard.cancel')}
      tone="danger"
      onOk={onDiscard}
      onCancel={onKeep}
    />
  );
}
