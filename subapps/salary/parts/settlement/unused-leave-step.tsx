import type { ReactElement } from 'react';
import { Section } from '#ui/layouts/detail-page.tsx';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { moneyWords } from '#ui/texts/money.ts';
import { useWords } from '../../texts/app-texts.ts';
import { LawSteps } from './law-steps.tsx';
import css from './settlement.module.css';
import type { StepProps } from './severance-step.tsx';
import { isDays, isUnread } from './typed-amounts.ts';

/** Annual leave that was not taken, and what it is paid with. */
export function UnusedLeaveStep({ of, draft, onChange }: StepProps): ReactElement {
  const t = useWords();
  return (
    <Section title={t('settlement.step.leave')}>
      <div className={css.form}>
        <Field
          label={t('settlement.unusedDays')}
          help={t('settlement.leaveHint', { days: of.leaveLeft })}
          error={isUnread(draft.unusedDays ?? '', isDays) ? t('settlement.wrongDays') : undefined}
          required
        >
          <TextInput
            inputMode="decimal"
            value={draft.unusedDays ?? of.unusedDays}
            onChange={(unusedDays) => onChange({ unusedDays })}
          />
        </Field>
      </div>
      <DescriptionList
        items={[{ id: 'pay', term: t('settlement.unusedPay'), value: moneyWords(of.unusedPay) }]}
      />
      <LawSteps steps={of.unusedSteps} />
    </Section>
  );
}
