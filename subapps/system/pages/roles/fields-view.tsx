import type { ReactElement } from 'react';
import { employeeFields } from '#bridge/calls/joyhr/employee.ts';
import { employeeFieldWords } from '#bridge/calls/joyhr/terms.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { roleChoices } from '#bridge/calls/uac/roles.ts';
import { Section } from '#ui/layouts/detail-page.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { useLocale } from '#ui/texts/use-texts.ts';
import { type FieldSetting, settingOf, withSetting } from '../../stores/role-draft.ts';
import css from './role.module.css';
import { useRoleWords } from './texts/role-texts.ts';
import type { RoleForm } from './use-role-form.ts';

const settings = ['none', 'hidden', 'masked', 'read', 'write'] as const;

/** What a role may do with each field of a record. */
export function FieldsView(props: {
  form: RoleForm;
  choices: ResultOf<typeof roleChoices> | undefined;
}): ReactElement {
  const { form, choices } = props;
  const t = useRoleWords();
  if (choices === undefined) return <SkeletonLines lines={6} />;
  return (
    <Section title={t('types.employee')}>
      <p className={css.hint}>{t('fieldHint')}</p>
      <ul className={css.fields}>
        {employeeFields.map((field) => (
          <FieldSettingLine key={field} field={field} form={form} />
        ))}
      </ul>
    </Section>
  );
}

function FieldSettingLine(props: {
  field: (typeof employeeFields)[number];
  form: RoleForm;
}): ReactElement {
  const { field, form } = props;
  const t = useRoleWords();
  const name = employeeFieldWords[useLocale()][field];
  return (
    <li className={css.field} data-set={settingOf(form.draft, 'employee', field) !== 'none'}>
      <span className={css.fieldName}>{name}</span>
      <Select<FieldSetting>
        size="sm"
        label={name}
        value={settingOf(form.draft, 'employee', field)}
        disabled={!form.mayEdit}
        options={settings.map((value) => ({ value, label: t(`rights.${value}`) }))}
        onChange={(right) => form.change(withSetting(form.draft, 'employee', field, right))}
      />
    </li>
  );
}
