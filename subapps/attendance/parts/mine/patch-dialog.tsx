import { type ReactElement, useState } from 'react';
import { applyPatch } from '#bridge/calls/kaoqin/mine.ts';
import { issueWords } from '#bridge/calls/kit/field-words.ts';
import { useAppContext, useSave, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextArea, TextInput } from '#ui/parts/text-input.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from '../exceptions/exceptions.module.css';

interface PatchDialogProps {
  day: string;
  onClose: (sent: boolean) => void;
}

const clock = /^(?:[01]\d|2\d|3[0-5]):[0-5]\d$/;

/** Asks for a punch that is missing on an own day. */
export function PatchDialog({ day, onClose }: PatchDialogProps): ReactElement {
  const t = useWords();
  const { tell } = useTools();
  const { locale } = useAppContext();
  const [at, setAt] = useState('');
  const [reason, setReason] = useState('');
  const sending = useSave(applyPatch);
  async function send(): Promise<void> {
    const outcome = await sending.save({ day, at, reason });
    if (!outcome.ok) return;
    tell(t(outcome.result.pending ? 'inbox.done.pending' : 'inbox.done.patch'), 'success');
    onClose(true);
  }
  const [problem] = sending.state === 'failed' ? sending.error.fields : [];
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
          disabled: !clock.test(at) || reason.trim() === '',
          onClick: send,
        },
      ]}
    >
      <div className={css.form}>
        {sending.state === 'failed' && (
          <Banner
            tone="bad"
            title={problem === undefined ? sending.error.words : issueWords(problem, locale)}
          />
        )}
        <Field label={t('inbox.dialog.at')} help={t('inbox.dialog.clockHint')} required>
          <TextInput value={at} placeholder="HH:MM" inputMode="numeric" onChange={setAt} />
        </Field>
        <Field label={t('inbox.dialog.reason')} required>
          <TextArea value={reason} maxLength={500} onChange={setReason} />
        </Field>
      </div>
    </Dialog>
  );
}
