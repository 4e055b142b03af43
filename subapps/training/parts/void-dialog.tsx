import { type ReactElement, useState } from 'react';
import { voidQuestion } from '#bridge/calls/elephantstep/exam-analysis.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { useWords } from '../texts/app-texts.ts';
import css from './training.module.css';
import { useSaved } from './use-saved.ts';

/** The question that is taken out of an exam, or back in. */
export interface AskedQuestion {
  readonly examId: string;
  readonly id: string;
  readonly question: string;
  readonly isVoid: boolean;
}

/** Asks for the reason, and whether who is below the pass mark then loses the pass. */
export function VoidDialog(props: {
  asked: AskedQuestion;
  onClose: () => void;
  onDone: () => void;
}): ReactElement {
  const { asked, onClose, onDone } = props;
  const { examId, id: questionId, question, isVoid } = asked;
  const t = useWords();
  const [reason, setReason] = useState('');
  const [takePasses, setTakePasses] = useState(false);
  const { save, problem } = useSaved(voidQuestion, {
    done: t('analysis.done'),
    onDone: () => {
      onDone();
      onClose();
    },
  });
  const sent = reason.trim();
  const verb = t(isVoid ? 'analysis.restore' : 'analysis.void');
  return (
    <Dialog
      open
      width={480}
      title={verb}
      onClose={onClose}
      buttons={[
        {
          id: 'send',
          label: verb,
          variant: takePasses ? 'danger' : 'primary',
          disabled: sent.length < 2,
          onClick: () => save({ examId, questionId, isVoid: !isVoid, reason: sent, takePasses }),
        },
      ]}
    >
      <div className={css.stack}>
        {problem !== undefined && <Banner tone="bad" title={problem} />}
        <p>{question}</p>
        <p className={css.hint}>{t('analysis.hint')}</p>
        <Field label={t('desk.reason')} required>
          <TextInput value={reason} maxLength={200} onChange={setReason} />
        </Field>
        <Checkbox checked={takePasses} onChange={setTakePasses}>
          {t('analysis.takePasses')}
        </Checkbox>
      </div>
    </Dialog>
  );
}
