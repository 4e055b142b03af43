import { type ComponentProps, type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { applyLeave, myBalances, previewLeave } from '#bridge/calls/vacation/mine.ts';
import { type CallState, useAppContext, useCall, useSave, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { FailureBanner, failureWords } from '../failure-banner.tsx';
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

interface LeaveDialogProps {
  /** The days that are filled in to begin with. */
  days?: { readonly fromOn: string; readonly toOn: string } | null;
  onClose: (sent: boolean) => void;
}

/** Asks for leave: counts day by day and shows what is left while it is written. */
export function LeaveDialog({ days, onClose }: LeaveDialogProps): ReactElement {
  const t = useWords();
  const tools = useTools();
  const [began] = useState<Draft>({ ...empty, ...days });
  const [draft, setDraft] = useState(began);
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
      closeConfirm={draft !== began}
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
        <LeaveFailures sending={sending} balances={balances} />
        <Field label={t('leave.type')} required>
          <Select options={types} value={typeId} onChange={(next) => change({ typeId: next })} />
        </Field>
        <LeaveSpanFields span={draft} unit={unit} onChange={change} />
        <Field label={t('leave.reason')}>
          <TextArea value={reason} maxLength={500} onChange={(next) => change({ reason: next })} />
        </Field>
        <FailureBanner saving={preview} />
        {preview.data && <LeaveCount preview={preview.data} />}
      </div>
    </Dialog>
  );
}

interface LeaveFailuresProps {
  sending: ComponentProps<typeof FailureBanner>['saving'];
  balances: CallState<ResultOf<typeof myBalances>>;
}

/** Why the leave was not sent, or why there are no types to choose from. */
function LeaveFailures({ sending, balances }: LeaveFailuresProps): ReactElement {
  const t = useWords();
  const { locale } = useAppContext();
  return (
    <>
      {sending.state === 'failed' && (
        <Banner tone="bad">{failureWords(sending.error, locale, t('leave.failed'))}</Banner>
      )}
      {balances.state === 'failed' && (
        <ErrorState
          title={t('leave.balancesFailed')}
          hint={balances.error.words}
          onRetry={balances.reload}
        />
      )}
    </>
  );
}
