import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { answerDispute, correctPaySlip, paySlipDetail } from '#bridge/calls/salary/slips.ts';
import { useCall, useSave, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { TextArea, TextInput } from '#ui/parts/text-input.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { moneyWords, monthWords } from '#ui/texts/money.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './slip.module.css';
import { SlipReasons } from './slip-change.tsx';
import { SlipLines } from './slip-lines.tsx';
import { SlipSums } from './slip-sums.tsx';

type Slip = ResultOf<typeof paySlipDetail>;

export interface SlipDialogProps {
  slipId: string;
  onClose: () => void;
  /** The slip was answered or corrected. */
  onChanged: () => void;
}

/** One slip with how it was calculated, what was said about it, and its correction. */
export function SlipDialog({ slipId, onClose, onChanged }: SlipDialogProps): ReactElement {
  const t = useWords();
  const call = useCall(paySlipDetail, { paySlipId: slipId });
  const slip = call.data;
  const changed = () => {
    call.reload();
    onChanged();
  };
  const title = slip
    ? t('slip.title', { name: slip.name, month: monthWords(slip.month) })
    : t('run.slips');
  return (
    <Dialog open side width={640} hideCancel title={title} onClose={onClose}>
      {call.state === 'failed' && <ErrorState hint={call.error.words} onRetry={call.reload} />}
      {call.state === 'loading' && slip === undefined && <SkeletonLines lines={10} />}
      {slip && (
        <div className={css.body}>
          {slip.fault !== null && <Banner tone="bad" title={t(`fault.${slip.fault}`)} />}
          <SlipSums slip={slip} />
          <SlipReasons reasons={slip.reasons} />
          <SlipLines slip={slip} />
          {slip.result && <Result result={slip.result} />}
          <Notes slip={slip} />
          {slip.can.answer && <Answer slipId={slipId} onDone={changed} />}
          {slip.can.correct && <Correction slipId={slipId} onDone={changed} />}
        </div>
      )}
    </Dialog>
  );
}

/** The result of performance that the slip was made by. */
function Result({ result }: { result: NonNullable<Slip['result']> }): ReactElement {
  const t = useWords();
  const { cycleName, level, levelName, factor } = result;
  const name = levelName === null ? level : `${level} ${levelName}`;
  return (
    <section className={css.group} aria-label={t('slip.result')}>
      <h3>{t('slip.result')}</h3>
      <p>
        {[cycleName, name, ...(factor === null ? [] : [t('slip.factor', { factor })])].join(' · ')}
      </p>
    </section>
  );
}

function Notes({ slip: { notes, corrections } }: { slip: Slip }): ReactElement {
  const t = useWords();
  return (
    <>
      {corrections.length > 0 && (
        <section className={css.group} aria-label={t('slip.corrections')}>
          <h3>{t('slip.corrections')}</h3>
          <ul>
            {corrections.map(({ id, number, amount, reason, month }) => (
              <li key={id}>
                {t('slip.correctionNumber', { number: String(number) })} · {monthWords(month)} ·{' '}
                {moneyWords(amount)} · {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
      {notes.length > 0 && (
        <section className={css.group} aria-label={t('slip.notes')}>
          <h3>{t('slip.notes')}</h3>
          <ul>
            {notes.map(({ id, kind, by, note, at }) => (
              <li key={id}>
                {formatDate(at, 'long')} · {by} · {t(`note.${kind}`)}
                {note !== null && ` · ${note}`}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface FormProps {
  slipId: string;
  onDone: () => void;
}

function Answer({ slipId, onDone }: FormProps): ReactElement {
  const t = useWords();
  const { tell } = useTools();
  const { save, state } = useSave(answerDispute);
  const [text, setText] = useState('');
  const send = async () => {
    const sent = await save({ paySlipId: slipId, text: text.trim() });
    tell(sent.ok ? t('slip.answered') : sent.error.words, sent.ok ? 'success' : 'error');
    if (sent.ok) onDone();
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label={t('slip.answerLabel')} required>
        <TextArea value={text} onChange={setText} maxLength={1000} />
      </Field>
      <div className={css.actions}>
        <Button
          type="submit"
          variant="primary"
          busy={state === 'saving'}
          disabled={text.trim() === ''}
        >
          {t('slip.answer')}
        </Button>
      </div>
    </form>
  );
}

function Correction({ slipId, onDone }: FormProps): ReactElement {
  const t = useWords();
  const { tell } = useTools();
  const { save, state } = useSave(correctPaySlip);
  const [{ amount, reason }, setAsked] = useState({ amount: '', reason: '' });
  const ready = /^-?\d{1,9}(\.\d{1,2})?$/.test(amount.trim()) && reason.trim() !== '';
  const send = async () => {
    const sent = await save({ paySlipId: slipId, amount: amount.trim(), reason: reason.trim() });
    if (!sent.ok) return tell(sent.error.words, 'error');
    tell(t('slip.corrected', { month: monthWords(sent.result.month) }), 'success');
    setAsked({ amount: '', reason: '' });
    onDone();
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) void send();
      }}
    >
      <Field label={t('slip.amount')} required>
        <TextInput
          inputMode="decimal"
          value={amount}
          onChange={(next) => setAsked({ amount: next, reason })}
        />
      </Field>
      <Field label={t('slip.why')} required>
        <TextArea
          maxLength={200}
          value={reason}
          onChange={(next) => setAsked({ amount, reason: next })}
        />
      </Field>
      <div className={css.actions}>
        <Button type="submit" busy={state === 'saving'} disabled={!ready}>
          {t('slip.correct')}
        </Button>
      </div>
    </form>
  );
}
