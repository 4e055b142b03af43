import { type ReactElement, useState } from 'react';
import { issueWords } from '#bridge/calls/kit/field-words.ts';
import { applyLeave, myBalances, previewLeave } from '#bridge/calls/vacation/mine.ts';
import type { GatewayError } from '#bridge/guest/gateway.ts';
import { useAppContext, useCall, useSave, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from './leave.module.css';
import { LeaveCount } from './leave-count.tsx';

type Half = 'am' | 'pm';

interface Draft {
  readonly typeId: string;
  readonly fromOn: string;
  readonly fromHalf: Half;
  readonly toOn: string;
  readonly toHalf: Half;
  readonly reason: string;
}

const empty: Draft = {
  typeId: '',
  fromOn: '',
  fromHalf: 'am',
  toOn: '',
  toHalf: 'pm',
  reason: '',
};

/** Asks for leave: counts day by day and shows what is left while it is written. */
export function LeaveDialog({ onClose }: { onClose: (sent: boolean) => void }): ReactElement {
  const t = useWords();
  const { locale } = useAppContext();
  const tools = useTools();
  const [draft, setDraft] = useState(empty);
  const balances = useCall(myBalances, {});
  const { reason, ...asked } = draft;
  const complete = asked.typeId !== '' && asked.fromOn !== '' && asked.toOn >= asked.fromOn;
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
          <Banner tone="bad">{failureWords(sending.error, t('leave.failed'), locale)}</Banner>
        )}
        <Field label={t('leave.type')} required>
          <Select options={types} value={draft.typeId} onChange={(typeId) => change({ typeId })} />
        </Field>
        <Span draft={draft} onChange={change} />
        <Field label={t('leave.reason')}>
          <TextArea value={reason} maxLength={500} onChange={(next) => change({ reason: next })} />
        </Field>
        {preview.data && <LeaveCount preview={preview.data} />}
      </div>
    </Dialog>
  );
}

interface SpanProps {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}

function Span({ draft, onChange }: SpanProps): ReactElement {
  const t = useWords();
  const halves = (['am', 'pm'] as const).map((value) => ({ value, label: t(`half.${value}`) }));
  return (
    <>
      <div className={css.pair}>
        <Field label={t('leave.from')} required>
          <DateInput
            value={draft.fromOn}
            onChange={(fromOn) =>
              onChange({ fromOn, toOn: draft.toOn < fromOn ? fromOn : draft.toOn })
            }
          />
        </Field>
        <Field label={t('leave.half')}>
          <Select
            options={halves}
            value={draft.fromHalf}
            onChange={(fromHalf) => onChange({ fromHalf })}
          />
        </Field>
      </div>
      <div className={css.pair}>
        <Field label={t('leave.to')} required>
          <DateInput
            value={draft.toOn}
            {...(draft.fromOn !== '' && { min: draft.fromOn })}
            onChange={(toOn) => onChange({ toOn })}
          />
        </Field>
        <Field label={t('leave.half')}>
          <Select
            options={halves}
            value={draft.toHalf}
            onChange={(toHalf) => onChange({ toHalf })}
          />
        </Field>
      </div>
    </>
  );
}

function failureWords(error: GatewayError, usual: string, locale: 'zh-CN' | 'en'): string {
  const [problem] = error.fields;
  return problem === undefined ? usual : issueWords(problem, locale);
}
