import { type ReactElement, useState } from 'react';
import { fileDeclaration } from '#bridge/calls/etax/declarations.ts';
import { useSave, useTools } from '#bridge/react/index.ts';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextArea, TextInput } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from './declaration.module.css';

interface FileDialogProps {
  month: string;
  onClose: () => void;
  onFiled: () => void;
}

/** Asks when a month was filed, and for the number that the bureau returned. */
export function FileDialog({ month, onClose, onFiled }: FileDialogProps): ReactElement {
  const t = useWords();
  const filing = useFiling(month, onFiled);
  const { filedOn, receiptNo, note } = filing.values;
  return (
    <Dialog
      open
      width={504}
      title={t('declarations.fileTitle', { month: month.slice(0, 7) })}
      onClose={onClose}
      buttons={[
        {
          id: 'file',
          label: t('declarations.file'),
          variant: 'primary',
          disabled: filedOn === '',
          onClick: filing.send,
        },
      ]}
    >
      <div className={css.form}>
        <p className={css.hint}>{t('declarations.fileHint')}</p>
        <Field label={t('declarations.filedOn')} error={filing.problem} required>
          <DateInput
            name="filedOn"
            value={filedOn}
            onChange={(day) => filing.change({ filedOn: day })}
          />
        </Field>
        <Field label={t('declarations.receiptNo')}>
          <TextInput
            value={receiptNo}
            onChange={(text) => filing.change({ receiptNo: text })}
            maxLength={60}
          />
        </Field>
        <Field label={t('declarations.note')}>
          <TextArea
            value={note}
            onChange={(text) => filing.change({ note: text })}
            maxLength={500}
          />
        </Field>
      </div>
    </Dialog>
  );
}

function useFiling(month: string, onFiled: () => void) {
  const t = useWords();
  const { tell } = useTools();
  const { save } = useSave(fileDeclaration);
  const [values, setValues] = useState({ filedOn: '', receiptNo: '', note: '' });
  const [problem, setProblem] = useState<string>();
  return {
    values,
    problem,
    change(changed: Partial<typeof values>) {
      setValues({ ...values, ...changed });
      setProblem(undefined);
    },
    async send() {
      const { filedOn, receiptNo, note } = values;
      const request = { month, filedOn, receiptNo: receiptNo.trim(), note: note.trim() };
      const filed = await save(request);
      if (!filed.ok) {
        setProblem(filed.error.words);
        return;
      }
      tell(t('declarations.filed'), 'success');
      onFiled();
    },
  };
}
