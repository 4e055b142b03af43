import { type ReactElement, useState } from 'react';
import { unlockRoster, withdrawRoster } from '#bridge/calls/paiban/rosters.ts';
import { useSave, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from './roster.module.css';
import type { Unit } from './use-roster-draft.ts';

interface ReasonDialogProps {
  action: 'withdraw' | 'unlock';
  unit: Unit & { readonly version: number };
  onClose: (changed: boolean) => void;
}

/** Takes a roster back or unlocks it, with a reason. */
export function ReasonDialog({ action, unit, onClose }: ReasonDialogProps): ReactElement {
  const t = useWords();
  const { tell } = useTools();
  const [reason, setReason] = useState('');
  const withdrawing = useSave(withdrawRoster);
  const unlocking = useSave(unlockRoster);
  const saving = action === 'withdraw' ? withdrawing : unlocking;
  async function withdraw(): Promise<void> {
    const outcome = await withdrawing.save({ ...unit, reason });
    if (!outcome.ok) return;
    tell(t('said.withdrawn', outcome.result), 'success');
    onClose(true);
  }
  async function unlock(): Promise<void> {
    const outcome = await unlocking.save({ ...unit, reason });
    if (!outcome.ok) return;
    tell(t('said.unlocked'), 'success');
    onClose(true);
  }
  return (
    <Dialog
      open
      width={504}
      title={t(action === 'withdraw' ? 'reasons.withdrawTitle' : 'reasons.unlockTitle')}
      onClose={() => onClose(false)}
      buttons={[
        {
          id: action,
          label: t(action === 'withdraw' ? 'reasons.withdraw' : 'reasons.unlock'),
          variant: 'primary',
          disabled: reason.trim() === '',
          onClick: action === 'withdraw' ? withdraw : unlock,
        },
      ]}
    >
      <div className={css.panel}>
        <p className={css.faint}>
          {t(action === 'withdraw' ? 'reasons.withdrawHint' : 'reasons.unlockHint')}
        </p>
        {saving.state === 'failed' && <Banner tone="bad" title={saving.error.words} />}
        <Field label={t('reasons.reason')} required>
          <TextArea value={reason} onChange={setReason} maxLength={200} />
        </Field>
      </div>
    </Dialog>
  );
}
