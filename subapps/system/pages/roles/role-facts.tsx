import type { ReactElement } from 'react';
import { FieldGrid, Section } from '#ui/layouts/detail-page.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { useRoleWords } from './texts/role-texts.ts';
import type { RoleForm } from './use-role-form.ts';

/** Names, code and note of a role. */
export function RoleFacts({ form }: { form: RoleForm }): ReactElement {
  const t = useRoleWords();
  const { draft, change, errors, mayEdit } = form;
  const input = (name: 'nameZh' | 'nameEn' | 'code' | 'note', maxLength: number) => (
    <TextInput
      name={name}
      value={draft[name]}
      maxLength={maxLength}
      disabled={!mayEdit}
      onChange={(value) => change({ ...draft, [name]: value })}
    />
  );
  return (
    <Section title={t('facts')}>
      <FieldGrid>
        <Field label={t('nameZh')} required error={errors.nameZh}>
          {input('nameZh', 40)}
        </Field>
        <Field label={t('nameEn')} required error={errors.nameEn}>
          {input('nameEn', 60)}
        </Field>
        <Field label={t('code')} required help={t('codeHelp')} error={errors.code}>
          {input('code', 40)}
        </Field>
        <Field label={t('note')} error={errors.note}>
          {input('note', 200)}
        </Field>
      </FieldGrid>
    </Section>
  );
}
