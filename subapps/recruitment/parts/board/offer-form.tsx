import { type ReactElement, useState } from 'react';
import { payParts, saveOffer } from '#bridge/calls/recruit/offers.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { NumberInput } from '#ui/parts/number-input.tsx';
import type { Option } from '#ui/parts/option.ts';
import { TextArea, TextInput } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import type { Application, Offer } from './application.ts';
import css from './board.module.css';
import { EmployeePicker, PositionPicker, TemplatePicker } from './employee-picker.tsx';
import { useSaved } from './use-saved.ts';

const optional = ['positionPay', 'performancePay', 'allowance', 'payMonths', 'benefits'] as const;
const amounts = [...payParts, 'payMonths'] as const;

interface Draft {
  readonly position: Option;
  readonly manager: Option;
  readonly entryOn: string;
  readonly validUntil: string;
  readonly contractMonths: number | null;
  readonly probationMonths: number | null;
  readonly basePay: string;
  readonly positionPay: string;
  readonly performancePay: string;
  readonly allowance: string;
  readonly payMonths: string;
  readonly benefits: string;
  readonly template: Option;
}

/** The terms of an offer. A probation that is longer than the contract allows is refused at its field. */
export function OfferForm(props: {
  application: Application;
  /** The draft that is changed. */
  offer: Offer | null;
  onClose: () => void;
  onSaved: () => void;
}): ReactElement {
  const { application, offer, onClose, onSaved } = props;
  const t = useWords();
  const [draft, setDraft] = useState(() => draftOf(offer, application.jobPosition));
  const { save, errors, problem } = useSaved(saveOffer, {
    done: t('offer.saved'),
    onDone: () => {
      onSaved();
      onClose();
    },
  });
  const { position, manager, entryOn, validUntil, contractMonths, probationMonths } = draft;
  const send = (): Promise<void> =>
    save({
      applicationId: application.id,
      ...(offer && { version: offer.version }),
      positionId: position.value,
      managerId: manager.value,
      entryOn,
      ...(contractMonths !== null && { contractMonths }),
      probationMonths: probationMonths ?? 0,
      basePay: draft.basePay,
      ...filled(draft),
      ...(offer?.gradeId && { gradeId: offer.gradeId }),
      ...(draft.template.value !== '' && { templateId: draft.template.value }),
      validUntil,
    });
  return (
    <Dialog
      open
      width={640}
      title={t('offer.title')}
      closeConfirm
      onClose={onClose}
      buttons={[{ id: 'save', label: t('save'), variant: 'primary', onClick: send }]}
    >
      <div className={css.stack}>
        {problem !== undefined && <Banner tone="bad" title={problem} />}
        <OfferFields
          draft={draft}
          errors={errors}
          onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
        />
      </div>
    </Dialog>
  );
}

function OfferFields(props: {
  draft: Draft;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<Draft>) => void;
}): ReactElement {
  const { draft, errors, onChange } = props;
  const t = useWords();
  const dayField = (name: 'entryOn' | 'validUntil'): ReactElement => (
    <Field label={t(`offer.${name}`)} required error={errors[name]}>
      <DateInput value={draft[name]} onChange={(value) => onChange({ [name]: value })} />
    </Field>
  );
  return (
    <div className={css.pair}>
      <Field label={t('offer.position')} required error={errors.positionId}>
        <PositionPicker
          value={draft.position.value}
          known={draft.position}
          onPick={(value, label) => onChange({ position: { value, label } })}
        />
      </Field>
      <Field label={t('offer.manager')} required error={errors.managerId}>
        <EmployeePicker
          value={draft.manager.value}
          known={draft.manager}
          onPick={(value, label) => onChange({ manager: { value, label } })}
        />
      </Field>
      {dayField('entryOn')}
      {dayField('validUntil')}
      <Field
        label={t('offer.contractMonths')}
        help={t('offer.contractHint')}
        error={errors.contractMonths}
      >
        <NumberInput
          value={draft.contractMonths}
          min={1}
          max={120}
          onChange={(contractMonths) => onChange({ contractMonths })}
        />
      </Field>
      <Field label={t('offer.probationMonths')} required error={errors.probationMonths}>
        <NumberInput
          value={draft.probationMonths}
          min={0}
          max={6}
          onChange={(probationMonths) => onChange({ probationMonths })}
        />
      </Field>
      <PayFields draft={draft} errors={errors} onChange={onChange} />
    </div>
  );
}

function PayFields(props: {
  draft: Draft;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<Draft>) => void;
}): ReactElement {
  const { draft, errors, onChange } = props;
  const t = useWords();
  return (
    <>
      {amounts.map((name) => (
        <Field
          key={name}
          label={t(`offer.${name}`)}
          required={name === 'basePay'}
          error={errors[name]}
        >
          <TextInput
            value={draft[name]}
            inputMode="decimal"
            onChange={(value) => onChange({ [name]: value })}
          />
        </Field>
      ))}
      <Field label={t('offer.benefits')} error={errors.benefits}>
        <TextArea
          value={draft.benefits}
          maxLength={2000}
          onChange={(benefits) => onChange({ benefits })}
        />
      </Field>
      <Field label={t('offer.template')} help={t('offer.templateHint')} error={errors.templateId}>
        <TemplatePicker
          value={draft.template.value}
          known={draft.template}
          onPick={(value, label) => onChange({ template: { value, label } })}
        />
      </Field>
    </>
  );
}

/** What may stay empty, where it is not. */
function filled(draft: Draft): Partial<Pick<Draft, (typeof optional)[number]>> {
  return Object.fromEntries(
    optional.flatMap((name) => (draft[name].trim() === '' ? [] : [[name, draft[name]]])),
  );
}

/** A new offer begins with the position of the job. */
function draftOf(offer: Offer | null, jobPosition: Application['jobPosition']): Draft {
  return {
    position: offer
      ? named(offer.positionId, offer.positionName)
      : named(jobPosition?.id, jobPosition?.name),
    manager: named(offer?.managerId, offer?.managerName),
    entryOn: offer?.entryOn ?? '',
    validUntil: offer?.validUntil ?? '',
    contractMonths: offer ? offer.contractMonths : 36,
    probationMonths: offer?.probationMonths ?? 6,
    basePay: offer?.basePay ?? '',
    positionPay: offer?.positionPay ?? '',
    performancePay: offer?.performancePay ?? '',
    allowance: offer?.allowance ?? '',
    payMonths: offer?.payMonths ?? '',
    benefits: offer?.benefits ?? '',
    template: named(offer?.templateId ?? undefined, offer?.templateName ?? undefined),
  };
}

function named(value = '', label = ''): Option {
  return { value, label };
}
