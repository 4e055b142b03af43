import { type ReactElement, useState } from 'react';
import { adjustBalance } from '#bridge/calls/vacation/balances.ts';
import { useSave, useTools } from '#bridge/react/index.ts';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { NumberInput } from '#ui/parts/number-input.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { companyToday } from '#ui/texts/company-day.ts';
import { useWords } from '../../texts/app-texts.ts';
import { FailureBanner } from '../failure-banner.tsx';
import type { BalanceType } from '../mine/balance-card.tsx';
import css from '../mine/leave.module.css';

interface AdjustDialogProps {
  person: { readonly employmentId: string; readonly name: string };
  type: BalanceType;
  onClose: (changed: boolean) => void;
}

interface AdjustForm {
  readonly way: 'add' | 'take';
  readonly days: number | null;
  readonly validTo: string;
  readonly reason: string;
}

const yearEnd = () => `${companyToday().slice(0, 4)}-12-31`;

/** Adds days to a balance or takes them away, with the reason. */
export function AdjustDialog({ person, type, onClose }: AdjustDialogProps): ReactElement {
  const t = useWords();
  const { tell } = useTools();
  const [form, setForm] = useState<AdjustForm>({
    way: 'add',
    days: null,
    validTo: yearEnd(),
    reason: '',
  });
  const change = (changes: Partial<AdjustForm>) => setForm((before) => ({ ...before, ...changes }));
  const saving = useSave(adjustBalance);
  const { way, days, validTo, reason } = form;
  async function submit(): Promise<void> {
    const outcome = await saving.save({
      employmentId: person.employmentId,
      typeId: type.id,
      days: `${way === 'add' ? '' : '-'}${days}`,
      ...(way === 'add' && validTo !== '' && { validTo }),
      reason,
    });
    if (!outcome.ok) return;
    tell(t('balances.done', { left: outcome.result.left }), 'success');
    onClose(true);
  }
  return (
    <Dialog
      open
      width={504}
      title={t('balances.adjustTitle', { person: person.name, type: type.name })}
      onClose={() => onClose(false)}
      buttons={[
        {
          id: 'save',
          label: t('balances.save'),
          variant: 'primary',
          disabled: days === null || days <= 0 || reason.trim() === '',
          onClick: submit,
        },
      ]}
    >
      <div className={css.form}>
        <FailureBanner saving={saving} />
        <p className={css.faint}>{t('balances.now', { left: type.left })}</p>
        <AdjustFields form={form} onChange={change} />
        <Field label={t('balances.reason')} required>
          <TextArea value={reason} maxLength={200} onChange={(next) => change({ reason: next })} />
        </Field>
      </div>
    </Dialog>
  );
}

interface AdjustFieldsProps {
  form: AdjustForm;
  onChange: (changes: Partial<AdjustForm>) => void;
}

function AdjustFields({ form, onChange: change }: AdjustFieldsProps): ReactElement {
  const t = useWords();
  const { way, days, validTo } = form;
  return (
    <>
      <div className={css.pair}>
        <Field label={t('balances.way')} required>
          <Select
            options={(['add', 'take'] as const).map((value) => ({
              value,
              label: t(`balances.ways.${value}`),
            }))}
            value={way}
            onChange={(next) => change({ way: next })}
          />
        </Field>
        <Field label={t('balances.days')} required>
          <NumberInput
            value={days}
            min={0}
            max={999}
            digits={2}
            onChange={(next) => change({ days: next })}
          />
        </Field>
      </div>
      {way === 'add' && (
        <Field label={t('balance.columns.validTo')} help={t('balances.validToHint')}>
          <DateInput
            value={validTo}
            min={companyToday()}
            onChange={(next) => change({ validTo: next })}
          />
        </Field>
      )}
    </>
  );
}
