import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { roleChoices } from '#bridge/calls/uac/roles.ts';
import { Section } from '#ui/layouts/detail-page.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { type FieldSetting, settingOf, withSetting } from '../../stores/role-draft.ts';
import css from './role.module.css';
import { useRoleWords } from './texts/role-texts.ts';
import type { RoleForm } from './use-role-form.ts';

const settings = ['none', 'hidden', 'masked', 'read', 'write'] as const;

/** What a role may do with each field of each kind of record. */
export function FieldsView(props: {
  form: RoleForm;
  choices: ResultOf<typeof roleChoices> | undefined;
}): ReactElement {
  const { form, choices } = props;
  const t = useRoleWords();
  if (choices === undefined) return <SkeletonLines lines={6} />;
  return (
    <>
      <p className={css.hint}>{t('fieldHint')}</p>
      {choices.types.map(({ bizType, name, fields }) => (
        <Section key={bizType} title={name}>
          <ul className={css.fields}>
            {fields.map((field) => (
              <FieldSettingLine key={field.field} bizType={bizType} {...field} form={form} />
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

function FieldSettingLine(props: {
  bizType: string;
  field: string;
  name: string;
  form: RoleForm;
}): ReactElement {
  const { bizType, field, name, form } = props;
  const t = useRoleWords();
  const setting = settingOf(form.draft, bizType, field);
  return (
    <li className={css.field} data-set={setting !== 'none'}>
      <span className={css.fieldName}>{name}</span>
      <Select<FieldSetting>
        size="sm"
        label={name}
        value={setting}
        disabled={!form.mayEdit}
        options={settings.map((value) => ({ value, label: t(`rights.${value}`) }))}
        onChange={(right) => form.change(withSetting(form.draft, bizType, field, right))}
      />
    </li>
  );
}
