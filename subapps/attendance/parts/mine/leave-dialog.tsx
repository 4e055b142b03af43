import { type ReactElement, useState } from 'react';
import { applyLeave, myBalances, previewLeave } from '#bridge/calls/vacation/mine.ts';
import { useAppContext, useCall, useSave, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { failureWords } from '../failure-banner.tsx';
import css from './leave.module.css';
import { LeaveCount } from './leave-count.tsx';
import { askedSpan, type LeaveSpan, LeaveSpanFields } from './leave-span.tsx';

interface Draft extends LeaveSpan {
  readonly typeId: string;
  readonly reason: string;
}

const empty: Draft = {
  typeId: '',
  fromOn: '',
  fromHalf: 'am',
  fromAt: '',
  toOn: '',
  toHalf: 'pm',
  toAt: '',
  reason: '',
};

/** Asks for leave: counts day by day and shows what is left while it is written. */
export function LeaveDialog({ onClose }: { onClose: (sent: boolean) => void }): ReactElement {
  const t = useWords();
  const { locale } = useAppContext();
  const tools = useTools();
  const [draft, setDraft] = useState(empty);
  const balances = useCall(myBalances, {});
  const { reason, typeId } = draft;
  const unit = balances.data?.types.find(({ id }) => id === typeId)?.unit ?? 'half';
  const span = askedSpan(draft, unit);
  const complete = typeId !== '' && span !== null;
  const asked = { typeId, ...(span ?? draft) };
  const preview = useCall(previewLeave, complete ? asked : null, { keep: false });
  const sending = useSave(applyLeave);
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const ready = complete && preview.state === 'ready' && preview.data.problems.length === 0;
  async function send(): Promise<void> {
    const outcome = await sending.save({ ...asked, ...(reason.trim() && { reason }) });
    if (!outcome.ok) return;
    tools.tell(t(outcome.result.pending ? 'leave.submitted' : 'leave.approved'), 'success');
    onClose(true);
  }
  const types = (balances.data?.types ?? []).map(({ id, name, hasBalance, left }) => ({
    value: id,
    label: hasBalance
      ? `${name} · ${t('balance.left')} ${t('balance.days', { days: left })}`
      : name,
  }));
  return (
    <Dialog
      open
      title={t('leave.title')}
      width={560}
      closeConfirm={draft !== empty}
      onClose={() => onClose(false)}
      buttons={[
        {
          id: 'send',
          label: t('leave.submit'),
          variant: 'primary',
          disabled: !ready,
          onClick: send,
        },
      ]}
    >
      <div className={css.form}>
        {sending.state === 'failed' && (
          <Banner tone="bad">{failureWords(sending.error, locale, t('leave.failed'))}</Banner>
        )}
        <Field label={t('leave.type')} required>
          <Select options={types} value={typeId} onChange={(next) => change({ typeId: next })} />
        </Field>
        <LeaveSpanFields span={draft} unit={unit} onChange={change} />
        <Field label={t('leave.reason')}>
          <TextArea value={reason} maxLength={500} onChange={(next) => change({ reason: next })} />
        </Field>
        {preview.data && <LeaveCount preview={preview.data} />}
      </div>
    </Dialog>
  );
}
