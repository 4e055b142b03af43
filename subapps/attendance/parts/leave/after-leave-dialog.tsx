import { type ReactElement, useState } from 'react';
import { issueWords } from '#bridge/calls/kit/field-words.ts';
import { extendLeave, returnFromLeave } from '#bridge/calls/vacation/returns.ts';
import { useAppContext, useSave, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { companyToday } from '#ui/texts/company-day.ts';
import { formatDate } from '#ui/texts/format.ts';
import { dayAfter } from '../../stores/clock.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from '../exceptions/exceptions.module.css';

/** An approved leave. */
export interface ApprovedLeave {
  readonly id: string;
  readonly fromOn: string;
  readonly toOn: string;
}

interface AfterLeaveDialogProps {
  leave: ApprovedLeave;
  /** Days are given back, those from tomorrow on to begin with, or the leave goes on. */
  kind: 'back' | 'finish' | 'extend';
  onClose: (done: boolean) => void;
}

/** Gives days of an approved leave back, or asks for more of it. */
export function AfterLeaveDialog({ leave, kind, onClose }: AfterLeaveDialogProps): ReactElement {
  const t = useWords();
  const { tell } = useTools();
  const { locale } = useAppContext();
  const next = dayAfter(leave.toOn, 1);
  const [form, setForm] = useState({
    fromOn: kind === 'finish' ? dayAfter(companyToday(), 1) : leave.fromOn,
    toOn: kind === 'extend' ? '' : leave.toOn,
    reason: '',
  });
  const returning = useSave(returnFromLeave);
  const extending = useSave(extendLeave);
  const change = (changes: Partial<typeof form>) =>
    setForm((before) => ({ ...before, ...changes }));
  const failed = [returning, extending].find(({ state }) => state === 'failed');
  async function submit(): Promise<void> {
    const { fromOn, toOn, reason } = form;
    const more = { leaveRequestId: leave.id, toOn, ...(reason.trim() && { reason }) };
    const outcome =
      kind === 'extend' ? await extending.save(more) : await returning.save({ ...more, fromOn });
    if (!outcome.ok) return;
    tell(t(outcome.result.pending ? 'after.pending' : 'after.done'), 'success');
    onClose(true);
  }
  return (
    <Dialog
      open
      width={504}
      title={t(`after.${kind}Title`)}
      onClose={() => onClose(false)}
      buttons={[
        {
          id: 'submit',
          label: t('after.submit'),
          variant: 'primary',
          disabled: form.fromOn === '' || form.toOn === '',
          onClick: submit,
        },
      ]}
    >
      <div className={css.form}>
        <p className={css.faint}>
          {kind === 'extend'
            ? t('after.extendHint', { from: formatDate(next) })
            : t('after.backHint', { from: formatDate(leave.fromOn), to: formatDate(leave.toOn) })}
        </p>
        {failed?.state === 'failed' && (
          <Banner tone="bad" title={failureWords(failed.error, locale)} />
        )}
        <Span {...{ leave, kind, form, change }} />
        <Field label={t('after.reason')}>
          <TextArea value={form.reason} maxLength={500} onChange={(reason) => change({ reason })} />
        </Field>
      </div>
    </Dialog>
  );
}

interface SpanProps {
  leave: ApprovedLeave;
  kind: 'back' | 'finish' | 'extend';
  form: { readonly fromOn: string; readonly toOn: string };
  change: (changes: { fromOn?: string; toOn?: string }) => void;
}

function Span({ leave, kind, form, change }: SpanProps): ReactElement {
  const t = useWords();
  return (
    <>
      {kind !== 'extend' && (
        <Field label={t('after.from')} required>
          <DateInput
            value={form.fromOn}
            min={leave.fromOn}
            max={leave.toOn}
            onChange={(fromOn) => change({ fromOn })}
          />
        </Field>
      )}
      <Field label={t('after.to')} required>
        <DateInput
          value={form.toOn}
          min={kind === 'extend' ? dayAfter(leave.toOn, 1) : form.fromOn}
          {...(kind !== 'extend' && { max: leave.toOn })}
          onChange={(toOn) => change({ toOn })}
        />
      </Field>
    </>
  );
}

function failureWords(
  error: { readonly words: string; readonly fields: readonly Parameters<typeof issueWords>[0][] },
  locale: 'zh-CN' | 'en',
): string {
  const [problem] = error.fields;
  return problem === undefined ? error.words : issueWords(problem, locale);
}
