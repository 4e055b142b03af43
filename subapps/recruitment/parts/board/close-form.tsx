import { type ReactElement, useState } from 'react';
import { closeApplication } from '#bridge/calls/recruit/board.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from './board.module.css';
import { useSaved } from './use-saved.ts';

const kinds = ['we', 'they', 'other'] as const;

/** Ends an application with who ended it and why. */
export function CloseForm(props: {
  application: { readonly id: string; readonly version: number };
  name: string;
  onClose: () => void;
  onSaved: () => void;
}): ReactElement {
  const { application, name, onClose, onSaved } = props;
  const t = useWords();
  const [kind, setKind] = useState<(typeof kinds)[number]>('we');
  const [note, setNote] = useState('');
  const { save, problem } = useSaved(closeApplication, {
    done: t('application.closed'),
    onDone: () => {
      onSaved();
      onClose();
    },
  });
  const { id, version } = application;
  return (
    <Dialog
      open
      width={480}
      title={t('application.closeTitle', { name })}
      onClose={onClose}
      buttons={[
        {
          id: 'close',
          label: t('application.close'),
          variant: 'danger',
          disabled: kind === 'other' && note.trim() === '',
          onClick: () => save({ id, version, kind, ...(note.trim() !== '' && { note }) }),
        },
      ]}
    >
      <div className={css.stack}>
        {problem !== undefined && <Banner tone="bad" title={problem} />}
        <Field label={t('application.closeKind')} required>
          <Select
            value={kind}
            options={kinds.map((value) => ({ value, label: t(`closeKind.${value}`) }))}
            onChange={setKind}
          />
        </Field>
        <Field label={t('application.note')} required={kind === 'other'}>
          <TextArea value={note} maxLength={1000} onChange={setNote} />
        </Field>
      </div>
    </Dialog>
  );
}
