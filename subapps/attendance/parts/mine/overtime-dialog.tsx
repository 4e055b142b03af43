import { type ReactElement, useState } from 'react';
import { applyOvertime, previewOvertime } from '#bridge/calls/kaoqin/requests.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { useCall, useSave, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { companyToday } from '#ui/texts/company-day.ts';
import { hoursOf, readClock } from '../../stores/clock.ts';
import { useWords } from '../../texts/app-texts.ts';
import { ClockInput } from '../clock-input.tsx';
import { FailureBanner } from '../failure-banner.tsx';
import css from './leave.module.css';
import { RouteLine } from './route-line.tsx';

interface OvertimeForm {
  readonly day: string;
  readonly fromAt: string;
  readonly toAt: string;
  readonly settle: 'pay' | 'rest';
  readonly reason: string;
}

/** An empty form of today. */
function emptyForm(): OvertimeForm {
  return { day: companyToday(), fromAt: '', toAt: '', settle: 'pay', reason: '' };
}

/** A span as calls take it; null while it is incomplete. */
function spanOf({ day, fromAt: from, toAt: to }: OvertimeForm) {
  const [fromAt, toAt] = [readClock(from), readClock(to)];
  if (day === '' || fromAt === null || toAt === null || toAt <= fromAt) return null;
  return { day, fromAt, toAt };
}

/** Asks for overtime: says its kind of day, its sum in the month and the limits of the law that it passes. */
export function OvertimeDialog({ onClose }: { onClose: (sent: boolean) => void }): ReactElement {
  const t = useWords();
  const { tell } = useTools();
  const [form, setForm] = useState<OvertimeForm>(emptyForm);
  const [isChanged, setIsChanged] = useState(false);
  const change = (changes: Partial<OvertimeForm>) => {
    setForm((before) => ({ ...before, ...changes }));
    setIsChanged(true);
  };
  const span = spanOf(form);
  const preview = useCall(previewOvertime, span, { keep: false });
  const sending = useSave(applyOvertime);
  async function send(): Promise<void> {
    if (span === null) return;
    const { settle, reason } = form;
    const outcome = await sending.save({ ...span, settle, reason });
    if (!outcome.ok) return;
    tell(t(outcome.result.pending ? 'overtime.submitted' : 'overtime.approved'), 'success');
    onClose(true);
  }
  return (
    <Dialog
      open
      title={t('overtime.title')}
      width={560}
      closeConfirm={isChanged}
      onClose={() => onClose(false)}
      buttons={[
        {
          id: 'send',
          label: t('leave.submit'),
          variant: 'primary',
          disabled:
            preview.state !== 'ready' || preview.data.ban !== null || form.reason.trim() === '',
          onClick: send,
        },
      ]}
    >
      <div className={css.form}>
        <FailureBanner saving={sending} />
        <OvertimeFields form={form} onChange={change} />
        <Field label={t('overtime.reason')} required>
          <TextArea value={form.reason} maxLength={500} onChange={(reason) => change({ reason })} />
        </Field>
        <FailureBanner saving={preview} />
        {preview.data && <OvertimeCount preview={preview.data} />}
      </div>
    </Dialog>
  );
}

interface OvertimeFieldsProps {
  form: OvertimeForm;
  onChange: (changes: Partial<OvertimeForm>) => void;
}

function OvertimeFields({ form, onChange: change }: OvertimeFieldsProps): ReactElement {
  const t = useWords();
  return (
    <>
      <Field label={t('overtime.day')} required>
        <DateInput value={form.day} onChange={(day) => change({ day })} />
      </Field>
      <div className={css.halves}>
        <ClockInput
          label={t('overtime.from')}
          value={form.fromAt}
          required
          onChange={(next) => change({ fromAt: next })}
        />
        <ClockInput
          label={t('overtime.to')}
          value={form.toAt}
          required
          onChange={(next) => change({ toAt: next })}
        />
      </div>
      <Field label={t('overtime.settle')} required>
        <Select
          options={(['pay', 'rest'] as const).map((value) => ({
            value,
            label: t(`overtime.${value}`),
          }))}
          value={form.settle}
          onChange={(settle) => change({ settle })}
        />
      </Field>
    </>
  );
}

function OvertimeCount({ preview }: { preview: ResultOf<typeof previewOvertime> }): ReactElement {
  const t = useWords();
  const { kind, hours, percent, minutes, monthMinutes, breaches, ban, route } = preview;
  if (ban !== null)
    return (
      <Banner tone="bad" title={t(`overtime.ban.${ban.work}`)}>
        {t(`overtime.banReason.${ban.reason}`)}
      </Banner>
    );
  return (
    <section className={css.count} aria-live="polite">
      <p>
        <strong>
          {t(hours === 'standard' ? 'overtime.total' : 'overtime.totalHours', {
            kind: t(`kind.${kind}`),
            hours: hoursOf(minutes),
            percent,
          })}
        </strong>
      </p>
      {hours !== 'standard' && percent !== 300 && (
        <p>{t(`overtime.hours.${hours}`, { percent })}</p>
      )}
      <p className={css.faint}>{t('overtime.month', { hours: hoursOf(monthMinutes) })}</p>
      {breaches.map((breach) => (
        <Banner key={breach} tone="warn">
          {t(`overtime.breach.${breach}`)}
        </Banner>
      ))}
      <RouteLine steps={route} />
    </section>
  );
}
