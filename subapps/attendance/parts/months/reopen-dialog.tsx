import { type ReactElement, useState } from 'react';
import { reopenAttendanceMonth } from '#bridge/calls/kaoqin/months.ts';
import { useSave, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from '../mine/mine.module.css';

interface ReopenDialogProps {
  month: string;
  onClose: (changed: boolean) => void;
}

/** Opens a closed month again, with a reason. */
export function ReopenDialog({ month, onClose }: ReopenDialogProps): ReactElement {
  const t = useWords();
  const { tell } = useTools();
  const [reason, setReason] = useState('');
  const opening = useSave(reopenAttendanceMonth);
  async function open(): Promise<void> {
    const outcome = await opening.save({ month, reason });
    if (!outcome.ok) return;
    tell(t('months.reopening.done', { count: outcome.result.judged }), 'success');
    onClose(true);
  }
  return (
    <Dialog
      open
      width={504}
      title={t('months.reopening.title', { month: formatDate(month, 'month') })}
      onClose={() => onClose(false)}
      buttons={[
        {
          id: 'reopen',
          label: t('months.reopening.submit'),
          variant: 'primary',
          disabled: reason.trim() === '',
          onClick: open,
        },
      ]}
    >
      <div className={css.panel}>
        <p className={css.faint}>{t('months.reopening.hint')}</p>
        {opening.state === 'failed' && <Banner tone="bad" title={opening.error.words} />}
        <Field label={t('months.reopening.reason')} required>
          <TextArea value={reason} onChange={setReason} maxLength={500} />
        </Field>
      </div>
    </Dialog>
  );
}
