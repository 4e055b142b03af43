import { type ReactElement, useState } from 'react';
import { finishTrip } from '#bridge/calls/kaoqin/trips.ts';
import { useSave, useTools } from '#bridge/react/index.ts';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { companyToday } from '#ui/texts/company-day.ts';
import { formatDate } from '#ui/texts/format.ts';
import { dayAfter } from '../../stores/clock.ts';
import { useWords } from '../../texts/app-texts.ts';
import { FailureBanner } from '../failure-banner.tsx';
import css from '../mine/leave.module.css';

interface FinishTripDialogProps {
  trip: { readonly id: string; readonly fromOn: string; readonly toOn: string };
  onClose: (done: boolean) => void;
}

/** Ends an approved trip on an earlier day. */
export function FinishTripDialog({ trip, onClose }: FinishTripDialogProps): ReactElement {
  const t = useWords();
  const { tell } = useTools();
  const [form, setForm] = useState({ toOn: companyToday(), reason: '' });
  const saving = useSave(finishTrip);
  async function submit(): Promise<void> {
    const outcome = await saving.save({ tripRequestId: trip.id, ...form });
    if (!outcome.ok) return;
    tell(t('buttons.finished'), 'success');
    onClose(true);
  }
  return (
    <Dialog
      open
      width={504}
      title={t('buttons.finishTrip')}
      onClose={() => onClose(false)}
      buttons={[
        {
          id: 'submit',
          label: t('after.submit'),
          variant: 'primary',
          disabled: form.toOn === '' || form.reason.trim() === '',
          onClick: submit,
        },
      ]}
    >
      <div className={css.form}>
        <p className={css.faint}>
          {t('buttons.finishTripHint', {
            from: formatDate(trip.fromOn),
            to: formatDate(trip.toOn),
          })}
        </p>
        <FailureBanner saving={saving} />
        <Field label={t('buttons.lastDay')} required>
          <DateInput
            value={form.toOn}
            min={trip.fromOn}
            max={dayAfter(trip.toOn, -1)}
            onChange={(toOn) => setForm({ ...form, toOn })}
          />
        </Field>
        <Field label={t('after.reason')} required>
          <TextArea
            value={form.reason}
            maxLength={500}
            onChange={(reason) => setForm({ ...form, reason })}
          />
        </Field>
      </div>
    </Dialog>
  );
}
