import { type ReactElement, useState } from 'react';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';

/** Asks why a run goes back. */
export function ReturnDialog(props: {
  onClose: () => void;
  onSend: (note: string) => Promise<unknown>;
}): ReactElement {
  const t = useWords();
  const [note, setNote] = useState('');
  const said = note.trim();
  return (
    <Dialog
      open
      width={504}
      title={t('run.noteTitle')}
      onClose={props.onClose}
      buttons={[
        {
          id: 'send',
          label: t('run.send'),
          variant: 'primary',
          disabled: said === '',
          onClick: () => props.onSend(said),
        },
      ]}
    >
      <Field label={t('run.noteLabel')} required>
        <TextArea value={note} onChange={setNote} maxLength={500} />
      </Field>
    </Dialog>
  );
}
