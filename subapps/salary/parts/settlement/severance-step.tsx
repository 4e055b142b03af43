import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { type paySettlement, severanceKinds } from '#bridge/calls/salary/settlements.ts';
import { Section } from '#ui/layouts/detail-page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { Field } from '#ui/parts/field.tsx';
import { RadioGroup } from '#ui/parts/radio-group.tsx';
import { TextArea, TextInput } from '#ui/parts/text-input.tsx';
import { moneyWords } from '#ui/texts/money.ts';
import type { Draft } from '../../pages/settlement.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { LawSteps } from './law-steps.tsx';
import css from './settlement.module.css';
import { isAmount, isUnread } from './typed-amounts.ts';

type Settlement = ResultOf<typeof paySettlement>;

export interface StepProps {
  of: Settlement;
  draft: Draft;
  onChange: (next: Draft) => void;
}

/** Whether less is agreed than the law gives. */
export function isBelowLaw({ lawful, severance }: Settlement): boolean {
  return lawful !== null && fenOf(severance) < fenOf(lawful.amount);
}

/** Amounts of the gateway have two digits after the point. */
function fenOf(amount: string): bigint {
  return BigInt(amount.replace('.', ''));
}

/** What is paid for leaving, beside what the law gives. */
export function SeveranceStep({ of, draft, onChange }: StepProps): ReactElement {
  const t = useWords();
  const { lawful } = of;
  const isPaid = of.kind !== 'none';
  return (
    <>
      <Section title={t('settlement.step.severance')}>
        <div className={css.form}>
          <Field label={t('settlement.kind')} required>
            <RadioGroup
              options={severanceKinds.map((kind) => ({
                value: kind,
                label: t(`settlement.kinds.${kind}`),
              }))}
              value={draft.kind ?? of.kind}
              // Another kind begins with what the law gives for it.
              onChange={(kind) => onChange({ kind, severance: '' })}
            />
          </Field>
          {isPaid && (
            <Field
              label={t('settlement.agreed')}
              help={lawful && t('settlement.lawfulHint', { amount: moneyWords(lawful.amount) })}
              error={
                isUnread(draft.severance ?? '', isAmount) ? t('settlement.wrongAmount') : undefined
              }
              required
            >
              <TextInput
                inputMode="decimal"
                placeholder={of.severance}
                value={draft.severance ?? of.severance}
                onChange={(severance) => onChange({ severance })}
              />
            </Field>
          )}
          {isBelowLaw(of) && <Banner tone="warn" title={t('settlement.below')} />}
          {(isBelowLaw(of) || of.note !== null) && (
            <Field label={t('settlement.note')} required={isBelowLaw(of)}>
              <TextArea
                value={draft.note ?? of.note ?? ''}
                onChange={(note) => onChange({ note })}
                maxLength={500}
              />
            </Field>
          )}
        </div>
      </Section>
      {lawful && <LawSection lawful={lawful} />}
    </>
  );
}

/** What the law gives, and how it is worked out. */
function LawSection({ lawful }: { lawful: NonNullable<Settlement['lawful']> }): ReactElement {
  const t = useWords();
  return (
    <Section title={t('settlement.law')}>
      <DescriptionList
        items={[
          { id: 'months', term: t('settlement.months'), value: lawful.months },
          { id: 'amount', term: t('settlement.lawful'), value: moneyWords(lawful.amount) },
        ]}
      />
      <LawSteps steps={lawful.steps} />
    </Section>
  );
}
