import { type ReactElement, useState } from 'react';
import { applyPatch } from '#bridge/calls/kaoqin/mine.ts';
import { myPatchQuota } from '#bridge/calls/kaoqin/requests.ts';
import { useCall, useSave, useTools } from '#bridge/react/index.ts';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { readClock } from '../../stores/clock.ts';
import { useWords } from '../../texts/app-texts.ts';
import { ClockInput } from '../clock-input.tsx';
import css from '../exceptions/exceptions.module.css';
import { FailureBanner } from '../failure-banner.tsx';

interface PatchDialogProps {
  day: string;
  onClose: (sent: boolean) => void;
}

/** Asks for a punch that is missing on an own day. */
export function PatchDialog({ day, onClose }: PatchDialogProps): ReactElement {
  const t = useWords();
  const { tell } = useTools();
  const [at, setAt] = useState('');
  const [reason, setReason] = useState('');
  const sending = useSave(applyPatch);
  const quota = useCall(myPatchQuota, { day });
  async function send(): Promise<void> {
    const outcome = await sending.save({ day, at: readClock(at) ?? at, reason });
    if (!outcome.ok) return;
    tell(t(outcome.result.pending ? 'inbox.done.pending' : 'inbox.done.patch'), 'success');
    onClose(true);
  }
  return (
    <Dialog
      open
      width={504}
      title={t('patch.title', { day: formatDate(day) })}
      onClose={() => onClose(false)}
      buttons={[
        {
          id: 'send',
          label: t('inbox.dialog.submit'),
          variant: 'primary',
          disabled: readClock(at) === null || reason.trim() === '',
          onClick: send,
        },
      ]}
    >
      <div className={css.form}>
        <FailureBanner saving={sending} />
        {quota.data?.quota && <p className={css.faint}>{t('quota.left', quota.data.quota)}</p>}
        <ClockInput label={t('inbox.dialog.at')} value={at} onChange={setAt} required />
        <Field label={t('inbox.dialog.reason')} required>
          <TextArea value={reason} maxLength={500} onChange={setReason} />
        </Field>
      </div>
    </Dialog>
  );
}
