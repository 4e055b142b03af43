import { type FormEvent, type ReactElement, useState } from 'react';
import { inviteAccount } from '#bridge/calls/uac/accounts.ts';
import { rolePage } from '#bridge/calls/uac/roles.ts';
import { useOrgans } from '#bridge/react/directory/use-organs.ts';
import { useFindPeople } from '#bridge/react/directory/use-people.ts';
import { useAppContext, useCall, useSave } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Field } from '#ui/parts/field.tsx';
import type { PersonOption } from '#ui/parts/pickers/find-people.ts';
import { PersonPicker } from '#ui/parts/pickers/people-picker.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { wordsOfFields } from '../../stores/field-errors.ts';
import css from './account.module.css';
import { PasswordLink } from './password-link.tsx';
import { useAccountWords } from './texts/account-texts.ts';

const languages = ['zh-CN', 'en'] as const;

type Language = (typeof languages)[number];

/** Makes an account and shows the link by which its person chooses a password. */
export function InviteForm({ onInvited }: { onInvited: () => void }): ReactElement {
  const t = useAccountWords();
  const { locale } = useAppContext();
  const saving = useSave(inviteAccount);
  const [person, setPerson] = useState<PersonOption>();
  const [name, setName] = useState('');
  const [loginName, setLoginName] = useState('');
  const [language, setLanguage] = useState<Language>(locale);
  const [roleIds, setRoleIds] = useState<readonly string[]>([]);
  const error = saving.state === 'failed' ? saving.error : undefined;
  const errors = wordsOfFields(error?.fields ?? [], locale);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const request = { loginName, name, locale: language, roleIds: [...roleIds] };
    await saving.save({ ...request, employmentId: person?.id ?? null });
  }

  if (saving.state === 'saved') {
    return <PasswordLink name={name} link={saving.result.link} onDone={onInvited} />;
  }
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={css.hint}>{t('inviteHint')}</p>
      {error && <Banner tone="bad" title={error.words} />}
      <Field label={t('employee')} error={errors.employmentId}>
        <EmployeePicker
          value={person}
          onChange={(next) => {
            setPerson(next);
            if (next && !name) setName(next.name);
          }}
        />
      </Field>
      <Field label={t('name')} required error={errors.name}>
        <TextInput name="name" value={name} maxLength={60} onChange={setName} />
      </Field>
      <Field label={t('loginName')} required help={t('loginNameHelp')} error={errors.loginName}>
        <TextInput
          name="loginName"
          value={loginName}
          maxLength={64}
          autoCapitalize="none"
          spellCheck={false}
          onChange={setLoginName}
        />
      </Field>
      <LanguageField value={language} onChange={setLanguage} />
      <RoleBoxes chosen={roleIds} onChange={setRoleIds} />
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={saving.state === 'saving'}>
          {t('create')}
        </Button>
      </div>
    </form>
  );
}

function LanguageField(props: {
  value: Language;
  onChange: (language: Language) => void;
}): ReactElement {
  const t = useAccountWords();
  return (
    <Field label={t('locale')}>
      <Select<Language>
        value={props.value}
        options={languages.map((value) => ({ value, label: t(`locales.${value}`) }))}
        onChange={props.onChange}
      />
    </Field>
  );
}

/** The roles of the company, several of which can be given. */
export function RoleBoxes(props: {
  chosen: readonly string[];
  onChange: (roleIds: readonly string[]) => void;
}): ReactElement {
  const { chosen, onChange } = props;
  const t = useAccountWords();
  const roles = useCall(rolePage, { rows: '200' }).data?.rows ?? [];
  return (
    <fieldset className={css.roles}>
      <legend>{t('giveRoles')}</legend>
      {roles.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** One employee within reach, or none. */
export function EmployeePicker(props: {
  value: PersonOption | undefined;
  onChange: (person: PersonOption | undefined) => void;
  /** What it says while none is chosen; usually that an account belongs to no employee. */
  placeholder?: string;
}): ReactElement {
  const t = useAccountWords();
  const { nodes, levels } = useOrgans();
  const find = useFindPeople({ all: true });
  return (
    <PersonPicker
      departments={nodes}
      levels={levels}
      find={find}
      placeholder={props.placeholder ?? t('noEmployee')}
      value={props.value}
      onChange={props.onChange}
      onClear={() => props.onChange(undefined)}
    />
  );
}
