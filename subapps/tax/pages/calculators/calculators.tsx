import { type FormEvent, type ReactElement, useState } from 'react';
import { type Calculator, calculate, calculators } from '#bridge/calls/ruleEngine/calls.ts';
import { useAppContext, useSave, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage, FieldGrid, Section } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { RadioGroup } from '#ui/parts/radio-group.tsx';
import { companyToday } from '#ui/texts/company-day.ts';
import { useWords } from '../../texts/app-texts.ts';
import { CalculatorField } from './calculator-field.tsx';
import css from './calculators.module.css';
import { wordsOfFields } from './field-words.ts';
import { type FieldName, fieldsOf, startValues } from './fields.ts';
import { Outcome } from './outcome.tsx';

/** Calculators over the rules of law, each with its steps. */
export function Calculators(): ReactElement {
  const t = useWords();
  const { locale } = useAppContext();
  const [kind, setKind] = useState<Calculator>('tax');
  const [values, setValues] = useState(() => startValues(companyToday()));
  const running = useSave(calculate);
  useTabTitle(t('calculators.title'));
  const fields = fieldsOf[kind];
  const error = running.state === 'failed' ? running.error : undefined;
  const errors = wordsOfFields(error?.fields ?? [], locale);
  const change = (name: FieldName, value: string): void =>
    setValues((current) => ({ ...current, [name]: value }));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const asked = Object.fromEntries(fields.map((name) => [name, values[name] ?? '']));
    await running.save({ calculator: kind, asOf: values.asOf ?? '', ...asked });
  }

  return (
    <DetailPage
      header={<PageHeader title={t('calculators.title')} subtitle={t('calculators.hint')} />}
    >
      <RadioGroup
        label={t('calculators.title')}
        value={kind}
        options={calculators.map((value) => ({ value, label: t(`calculators.kinds.${value}`) }))}
        onChange={(next) => {
          setKind(next);
          running.reset();
        }}
      />
      <Section title={t(`calculators.kinds.${kind}`)}>
        <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
          {error && <Banner tone="bad" title={error.words} />}
          <FieldGrid>
            {fields.map((name) => (
              <CalculatorField
                key={name}
                name={name}
                value={values[name] ?? ''}
                error={errors[name]}
                onChange={(value) => change(name, value)}
              />
            ))}
          </FieldGrid>
          <div>
            <Button type="submit" variant="primary" busy={running.state === 'saving'}>
              {t('calculators.run')}
            </Button>
          </div>
        </form>
      </Section>
      {running.state === 'saved' && <Outcome outcome={running.result} />}
    </DetailPage>
  );
}
