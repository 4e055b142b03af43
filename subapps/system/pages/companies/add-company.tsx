import { type FormEvent, type ReactElement, useMemo, useState } from 'react';
import { issueWords } from '#bridge/calls/kit/field-words.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import { addCompany } from '#bridge/calls/tum/companies.ts';
import {
  beginningChoices,
  brandChoices,
  localeChoices,
  ownBrand,
  ownTimeZone,
  systemCodeOf,
  timeZoneChoices,
} from '#bridge/calls/tum/company-choices.ts';
import type { companyBeginnings } from '#bridge/calls/tum/new-company.ts';
import { companyHelpWords } from '#bridge/calls/tum/terms.ts';
import { useAppContext, useSave } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Combobox } from '#ui/parts/combobox.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import css from '../accounts/account.module.css';
import { PasswordLink } from '../accounts/password-link.tsx';
import { useCompanyWords } from './texts/company-texts.ts';

type Brand = ReturnType<typeof brandChoices>[number]['value'];
interface Chosen {
  readonly timeZone: string;
  readonly locale: Locale;
  readonly brand: Brand;
  readonly begin: (typeof companyBeginnings)[number];
}

type Line = 'name' | 'code' | 'place' | 'administrator' | 'loginName';

const longest = { name: 100, code: 31, place: 60, administrator: 60, loginName: 64 } as const;
const paths = {
  name: 'company.name',
  code: 'company.code',
  place: 'company.place',
  administrator: 'administrator.name',
  loginName: 'administrator.loginName',
} as const satisfies Record<Line, string>;

/** Makes a company and shows the link by which its administrator chooses a password. */
export function AddCompany({ onAdded }: { onAdded: () => void }): ReactElement {
  const t = useCompanyWords();
  const { locale: language } = useAppContext();
  const saving = useSave(addCompany);
  const [typed, setTyped] = useState(
    (): Record<Line, string> => ({
      name: '',
      code: '',
      place: '',
      administrator: '',
      loginName: '',
    }),
  );
  const [choices, setChoices] = useState(
    (): Chosen => ({
      timeZone: ownTimeZone(),
      locale: language,
      brand: ownBrand,
      begin: 'empty',
    }),
  );
  const error = saving.state === 'failed' ? saving.error : undefined;
  const errors: Readonly<Record<string, string>> = Object.fromEntries(
    (error?.fields ?? []).map((field) => [field.path, issueWords(field, language)]),
  );

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { administrator: name, loginName, ...words } = typed;
    const { brand, ...chosen } = choices;
    const company = { ...words, ...chosen, systemCode: systemCodeOf(brand) };
    await saving.save({ company, administrator: { name, loginName } });
  }

  if (saving.state === 'saved') {
    const { name, link } = saving.result.administrator;
    return <PasswordLink name={name} link={link} onDone={onAdded} />;
  }
  const lines = { typed, errors, onChange: setTyped };
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={css.hint}>{t('addHint')}</p>
      {error && <Banner tone="bad" title={error.words} />}
      <Lines names={['name', 'code', 'place']} {...lines} />
      <Choices value={choices} onChange={setChoices} problem={errors['company.timeZone']} />
      <Lines names={['administrator', 'loginName']} {...lines} />
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={saving.state === 'saving'}>
          {t('create')}
        </Button>
      </div>
    </form>
  );
}

function Lines(props: {
  names: readonly Line[];
  typed: Readonly<Record<Line, string>>;
  errors: Readonly<Record<string, string>>;
  onChange: (typed: Record<Line, string>) => void;
}): ReactElement {
  const { names, typed, errors, onChange } = props;
  const t = useCompanyWords();
  const { locale } = useAppContext();
  const help: Partial<Record<Line, string>> = companyHelpWords[locale];
  return (
    <>
      {names.map((name) => (
        <Field
          key={name}
          label={t(`fields.${name}`)}
          required
          help={help[name]}
          error={errors[paths[name]]}
        >
          <TextInput
            name={name}
            value={typed[name]}
            maxLength={longest[name]}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(value) => onChange({ ...typed, [name]: value })}
          />
        </Field>
      ))}
    </>
  );
}

function Choices(props: {
  value: Chosen;
  problem: string | undefined;
  onChange: (value: Chosen) => void;
}): ReactElement {
  const { value, problem, onChange } = props;
  const t = useCompanyWords();
  const { locale: language } = useAppContext();
  const zones = useMemo(() => timeZoneChoices(language), [language]);
  return (
    <>
      <Field label={t('fields.timeZone')} required error={problem}>
        <Combobox
          options={zones}
          value={value.timeZone}
          onChange={(timeZone) => onChange({ ...value, timeZone })}
        />
      </Field>
      <Field label={t('fields.locale')}>
        <Select
          options={localeChoices}
          value={value.locale}
          onChange={(locale) => onChange({ ...value, locale })}
        />
      </Field>
      <Field label={t('fields.systemCode')}>
        <Select
          options={brandChoices(language)}
          value={value.brand}
          onChange={(brand) => onChange({ ...value, brand })}
        />
      </Field>
      <Field label={t('fields.begin')}>
        <Select
          options={beginningChoices(language)}
          value={value.begin}
          onChange={(begin) => onChange({ ...value, begin })}
        />
      </Field>
    </>
  );
}
