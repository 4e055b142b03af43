import { type ReactElement, useState } from 'react';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import type { AskedMove } from './use-board.ts';

/** Asks why a card is moved back or over a stage. */
export function MoveReason(props: {
  asked: AskedMove;
  onCancel: () => void;
  onSend: (reason: string) => unknown;
}): ReactElement {
  const { asked, onCancel, onSend } = props;
  const t = useWords();
  const [reason, setReason] = useState('');
  const send = reason.trim();
  return (
    <Dialog
      open
      width={480}
      title={t('board.reasonTitle')}
      onClose={onCancel}
      buttons={[
        {
          id: 'move',
          label: `${t('board.moveTo')} ${asked.stage.name}`,
          variant: 'primary',
          disabled: send === '',
          onClick: () => onSend(send.replaceAll(/\s+/g, ' ')),
        },
      ]}
    >
      <Field label={t('board.reason')} required help={t('board.reasonHint')}>
        <TextArea value={reason} maxLength={500} onChange={setReason} />
      </Field>
    </Dialog>
  );
}
