import { type ReactElement, useState } from 'react';
import { correctPayment } from '#bridge/calls/etax/corrections.ts';
import type { declarationPayments } from '#bridge/calls/etax/declarations.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { useSave, useTools } from '#bridge/react/index.ts';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextArea, TextInput } from '#ui/parts/text-input.tsx';
import { moneyWords, monthWords } from '#ui/texts/money.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './declaration.module.css';

interface CorrectDialogProps {
  payment: ResultOf<typeof declarationPayments>['rows'][number];
  onClose: () => void;
  onDone: () => void;
}

/** Asks what the income of a filed payment should have been, and why. */
export function CorrectDialog({ payment, onClose, onDone }: CorrectDialogProps): ReactElement {
  const t = useWords();
  const correcting = useCorrecting(payment.id, onDone);
  const { amount, reason } = correcting.values;
  const month = monthWords(payment.month);
  return (
    <Dialog
      open
      width={504}
      title={t('payments.correctTitle', { month })}
      onClose={onClose}
      buttons={[
        {
          id: 'correct',
          label: t('payments.correct'),
          variant: 'primary',
          disabled: !/^\d{1,9}(\.\d{1,2})?$/.test(amount.trim()) || reason.trim() === '',
          onClick: correcting.send,
        },
      ]}
    >
      <div className={css.form}>
        <p className={css.hint}>{t('payments.correctHint', { month })}</p>
        <Field label={t('payments.payee')}>
          <p>
            {payment.name} · {t(`payments.kinds.${payment.kind}`)}
          </p>
        </Field>
        <Field label={t('payments.filedAmount')}>
          <p>
            {moneyWords(payment.amount)} / {moneyWords(payment.tax)}
          </p>
        </Field>
        <Field
          label={t('payments.rightAmount')}
          help={t('payments.rightHint')}
          error={correcting.problem}
          required
        >
          <TextInput
            inputMode="decimal"
            value={amount}
            onChange={(text) => correcting.change({ amount: text })}
          />
        </Field>
        <Field label={t('payments.reason')} required>
          <TextArea
            value={reason}
            onChange={(text) => correcting.change({ reason: text })}
            maxLength={200}
          />
        </Field>
      </div>
    </Dialog>
  );
}

function useCorrecting(otherIncomeId: string, onDone: () => void) {
  const t = useWords();
  const { tell } = useTools();
  const { save } = useSave(correctPayment);
  const [values, setValues] = useState({ amount: '', reason: '' });
  const [problem, setProblem] = useState<string>();
  return {
    values,
    problem,
    change(changed: Partial<typeof values>) {
      setValues({ ...values, ...changed });
      setProblem(undefined);
    },
    async send() {
      const { amount, reason } = values;
      const sent = await save({ otherIncomeId, amount: amount.trim(), reason: reason.trim() });
      if (!sent.ok) {
        const isSame = sent.error.fields.some(({ issue }) => issue === 'noChange');
        setProblem(isSame ? t('payments.same') : sent.error.words);
        return;
      }
      const { result } = sent;
      const words = { amount: moneyWords(result.amount), tax: moneyWords(result.tax) };
      tell(t('payments.corrected', { month: monthWords(result.month), ...words }), 'success');
      onDone();
    },
  };
}
