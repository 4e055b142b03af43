import { type ReactElement, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { TextArea } from '../parts/text-input.tsx';
import css from './record.module.css';
import { useRecordScreenWords } from './texts/record-texts.ts';

/** Characters of a reason, as the calls of a record take them. */
const mostCharacters = 500;

/** Why a row is moved: words that the history keeps. */
export function MoveReason(props: {
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}): ReactElement {
  const t = useRecordScreenWords();
  return (
    <Field label={t('moveReason')} required error={props.error} help={t('moveText')}>
      <TextArea
        value={props.value}
        maxLength={mostCharacters}
        autoFocus
        onChange={props.onChange}
      />
    </Field>
  );
}

/** Asks why a row is moved, in the place of the buttons of its form. */
export function ReasonStep(props: {
  /** What the move is called. */
  label: string;
  busy: boolean;
  error: string | undefined;
  onMove: (reason: string) => void;
  onBack: () => void;
}): ReactElement {
  const { label, busy, error, onMove, onBack } = props;
  const t = useRecordScreenWords();
  const [reason, setReason] = useState('');
  return (
    <>
      <MoveReason value={reason} error={error} onChange={setReason} />
      <div className={css.actions}>
        <Button disabled={busy} onClick={onBack}>
          {t('back')}
        </Button>
        <Button
          variant="primary"
          busy={busy}
          disabled={reason.trim() === ''}
          onClick={() => onMove(reason.trim())}
        >
          {label}
        </Button>
      </div>
    </>
  );
}
