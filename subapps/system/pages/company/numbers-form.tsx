import { type FormEvent, type ReactElement, useState } from 'react';
import { type numberRule, saveNumberRule } from '#bridge/calls/company/settings.ts';
import { useAppContext, useBridge, useDirty, useSave } from '#bridge/react/index.ts';
import { FieldGrid, Section } from '#ui/layouts/detail-page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Field } from '#ui/parts/field.tsx';
import { NumberInput } from '#ui/parts/number-input.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { wordsOfPaths } from '../../stores/field-errors.ts';
import css from './company.module.css';
import { FormFoot } from './form-foot.tsx';
import { useCompanySettingWords } from './texts/company-setting-texts.ts';

type Rule = typeof numberRule._zod.output;

/** The rule by which employees get their numbers. */
export function NumbersForm(props: {
  saved: Rule & { readonly version: number };
  mayEdit: boolean;
  onSaved: () => void;
}): ReactElement {
  const { mayEdit, onSaved } = props;
  const { version, ...saved } = props.saved;
  const t = useCompanySettingWords();
  const bridge = useBridge();
  const { locale } = useAppContext();
  const saving = useSave(saveNumberRule);
  const [rule, setRule] = useState<Rule>(saved);
  const { prefix, digits, next } = rule;
  const dirty = prefix !== saved.prefix || digits !== saved.digits || next !== saved.next;
  useDirty(dirty);
  const error = saving.state === 'failed' ? saving.error : undefined;
  const errors = wordsOfPaths(error?.fields ?? [], locale, 'rule.');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { ok } = await saving.save({ version, rule });
    if (!ok) return;
    void bridge.dialogs.message({ text: t('saved'), tone: 'success' }).catch(() => {});
    onSaved();
  }

  return (
    <Section title={t('numbers')}>
      <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
        {error && <Banner tone="bad" title={error.words} />}
        <RuleFields rule={rule} mayEdit={mayEdit} errors={errors} onChange={setRule} />
        <p className={css.example}>
          {t('example', { number: prefix + String(next).padStart(digits, '0') })}
        </p>
        <FormFoot dirty={dirty} busy={saving.state === 'saving'} onUndo={() => setRule(saved)} />
      </form>
    </Section>
  );
}

function RuleFields(props: {
  rule: Rule;
  mayEdit: boolean;
  errors: Readonly<Record<string, string>>;
  onChange: (rule: Rule) => void;
}): ReactElement {
  const { rule, mayEdit, errors, onChange } = props;
  const t = useCompanySettingWords();
  const number = (name: 'digits' | 'next', max: number, help?: string) => (
    <Field label={t(name)} required disabled={!mayEdit} help={help} error={errors[name]}>
      <NumberInput
        name={name}
        min={1}
        max={max}
        value={rule[name]}
        onChange={(value) => onChange({ ...rule, [name]: value ?? 1 })}
      />
    </Field>
  );
  return (
    <FieldGrid>
      <Field label={t('prefix')} disabled={!mayEdit} error={errors.prefix}>
        <TextInput
          name="prefix"
          value={rule.prefix}
          maxLength={10}
          onChange={(prefix) => onChange({ ...rule, prefix })}
        />
      </Field>
      {number('digits', 9)}
      {number('next', 999_999_999, t('nextHelp'))}
    </FieldGrid>
  );
}
