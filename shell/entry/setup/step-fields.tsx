import { type ReactElement, useMemo } from 'react';
import {
  beginningChoices,
  brandChoices,
  localeChoices,
  timeZoneChoices,
} from '#bridge/calls/tum/company-choices.ts';
import { companyFieldWords, companyHelpWords } from '#bridge/calls/tum/terms.ts';
import { Combobox } from '#ui/parts/combobox.tsx';
import { Field } from '#ui/parts/field.tsx';
import { RadioGroup } from '#ui/parts/radio-group.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { useLocale } from '#ui/texts/use-texts.ts';
import { useWayTexts } from '../ways/texts/way-texts.ts';
import type { Draft, Problems, SetupStep } from './draft.ts';
import { useSetupTexts } from './texts/setup-texts.ts';

interface PartProps<Step extends SetupStep> {
  value: Draft[Step];
  problems: Problems;
  onChange: (value: Draft[Step]) => void;
}

const asAccount = { autoCapitalize: 'none', spellCheck: false, maxLength: 64 } as const;

/** Who looks after the platform. */
export function OperatorFields(props: PartProps<'operator'>): ReactElement {
  const { value, problems, onChange } = props;
  const t = useSetupTexts();
  const ways = useWayTexts();
  const change = (name: keyof Draft['operator']) => (typed: string) =>
    onChange({ ...value, [name]: typed });
  const secret = (name: 'password' | 'again') => (
    <TextInput
      name={name}
      type="password"
      size="lg"
      autoComplete="new-password"
      value={value[name]}
      onChange={change(name)}
    />
  );
  return (
    <>
      <Field label={t('loginName')} required error={problems.loginName}>
        <TextInput
          {...asAccount}
          name="loginName"
          size="lg"
          autoFocus
          autoComplete="username"
          value={value.loginName}
          onChange={change('loginName')}
        />
      </Field>
      <Field label={t('name')} required error={problems.name}>
        <TextInput
          name="name"
          size="lg"
          maxLength={60}
          autoComplete="name"
          value={value.name}
          onChange={change('name')}
        />
      </Field>
      <Field
        label={t('password')}
        required
        help={ways('password.rules.mixed')}
        error={problems.password}
      >
        {secret('password')}
      </Field>
      <Field label={t('again')} required error={problems.again}>
        {secret('again')}
      </Field>
    </>
  );
}

/** The first company. */
export function CompanyFields(props: PartProps<'company'>): ReactElement {
  const { value, problems, onChange } = props;
  const language = useLocale();
  const words = companyFieldWords[language];
  const zones = useMemo(() => timeZoneChoices(language), [language]);
  const line = (name: 'name' | 'code' | 'place', most: number, help?: string) => (
    <Field label={words[name]} required help={help} error={problems[name]}>
      <TextInput
        name={name}
        size="lg"
        maxLength={most}
        autoFocus={name === 'name'}
        value={value[name]}
        onChange={(typed) => onChange({ ...value, [name]: typed })}
      />
    </Field>
  );
  return (
    <>
      {line('name', 100)}
      {line('code', 31, companyHelpWords[language].code)}
      {line('place', 60)}
      <Field label={words.timeZone} required error={problems.timeZone}>
        <Combobox
          options={zones}
          value={value.timeZone}
          onChange={(timeZone) => onChange({ ...value, timeZone })}
        />
      </Field>
      <Field label={words.locale}>
        <Select
          options={localeChoices}
          size="lg"
          value={value.locale}
          onChange={(locale) => onChange({ ...value, locale })}
        />
      </Field>
      <Field label={words.systemCode}>
        <Select
          options={brandChoices(language)}
          size="lg"
          value={value.brand}
          onChange={(brand) => onChange({ ...value, brand })}
        />
      </Field>
      <Field label={words.begin}>
        <RadioGroup
          name="begin"
          options={beginningChoices(language)}
          value={value.begin}
          onChange={(begin) => onChange({ ...value, begin })}
        />
      </Field>
    </>
  );
}

/** Who may do everything in the company. */
export function AdministratorFields(props: PartProps<'administrator'>): ReactElement {
  const { value, problems, onChange } = props;
  const language = useLocale();
  const words = companyFieldWords[language];
  return (
    <>
      <Field label={words.administrator} required error={problems.name}>
        <TextInput
          name="name"
          size="lg"
          maxLength={60}
          autoFocus
          value={value.name}
          onChange={(name) => onChange({ ...value, name })}
        />
      </Field>
      <Field
        label={words.loginName}
        required
        help={companyHelpWords[language].loginName}
        error={problems.loginName}
      >
        <TextInput
          {...asAccount}
          name="loginName"
          size="lg"
          value={value.loginName}
          onChange={(loginName) => onChange({ ...value, loginName })}
        />
      </Field>
    </>
  );
}
