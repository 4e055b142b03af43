import { type FormEvent, type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { passwordProfiles } from '#bridge/calls/uac/password.ts';
import {
  challengeRules,
  codeRules,
  getSignInRules,
  saveSignInRules,
  secondFactorRules,
} from '#bridge/calls/uac/sign-in-rules.ts';
import { useBridge, useCall, useDirty, useSave } from '#bridge/react/index.ts';
import { FieldGrid, Section } from '#ui/layouts/detail-page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import css from './company.module.css';
import { FormFoot } from './form-foot.tsx';
import { useCompanySettingWords } from './texts/company-setting-texts.ts';

type Saved = ResultOf<typeof getSignInRules>;
type Rules = Omit<Saved, 'version'>;

/** What the company asks of those who sign in; `version` is that of the settings, which are saved beside it. */
export function SignInSection(props: {
  version: number;
  mayEdit: boolean;
  onSaved: () => void;
}): ReactElement | null {
  const { data, reload } = useCall(getSignInRules, {});
  if (!data) return null;
  const saved = { ...data, version: Math.max(data.version, props.version) };
  return (
    <SignInForm
      key={saved.version}
      saved={saved}
      mayEdit={props.mayEdit}
      onSaved={() => {
        reload();
        props.onSaved();
      }}
    />
  );
}

function SignInForm(props: { saved: Saved; mayEdit: boolean; onSaved: () => void }): ReactElement {
  const { mayEdit, onSaved } = props;
  const { version, ...saved } = props.saved;
  const t = useCompanySettingWords();
  const bridge = useBridge();
  const saving = useSave(saveSignInRules);
  const [rules, setRules] = useState(saved);
  const dirty = Object.entries(saved).some(([name, value]) => value !== rules[name as keyof Rules]);
  useDirty(dirty);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { ok } = await saving.save({ version, rules });
    if (!ok) return;
    void bridge.dialogs.message({ text: t('saved'), tone: 'success' }).catch(() => {});
    onSaved();
  }

  return (
    <Section title={t('signIn')}>
      <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
        {saving.state === 'failed' && <Banner tone="bad" title={saving.error.words} />}
        <RuleFields rules={rules} mayEdit={mayEdit} onChange={setRules} />
        <FormFoot dirty={dirty} busy={saving.state === 'saving'} onUndo={() => setRules(saved)} />
      </form>
    </Section>
  );
}

function RuleFields(props: {
  rules: Rules;
  mayEdit: boolean;
  onChange: (rules: Rules) => void;
}): ReactElement {
  const { rules, mayEdit, onChange } = props;
  const t = useCompanySettingWords();
  return (
    <FieldGrid>
      <Field label={t('challenge')} disabled={!mayEdit} help={t('challengeHelp')}>
        <Select
          value={rules.challenge}
          options={challengeRules.map((value) => ({ value, label: t(`challenges.${value}`) }))}
          onChange={(challenge) => onChange({ ...rules, challenge })}
        />
      </Field>
      <Field label={t('secondFactor')} disabled={!mayEdit} help={t('secondFactorHelp')}>
        <Select
          value={rules.secondFactor}
          options={secondFactorRules.map((value) => ({
            value,
            label: t(`secondFactors.${value}`),
          }))}
          onChange={(secondFactor) => onChange({ ...rules, secondFactor })}
        />
      </Field>
      <Field label={t('codes')} disabled={!mayEdit} help={t('codesHelp')}>
        <Select
          value={rules.codes}
          options={codeRules.map((value) => ({ value, label: t(`codeRules.${value}`) }))}
          onChange={(codes) => onChange({ ...rules, codes })}
        />
      </Field>
      <Field label={t('passwords')} disabled={!mayEdit} help={t('passwordsHelp')}>
        <Select
          value={rules.passwords}
          options={passwordProfiles.map((value) => ({ value, label: t(`passwordRules.${value}`) }))}
          onChange={(passwords) => onChange({ ...rules, passwords })}
        />
      </Field>
    </FieldGrid>
  );
}
