import type { ReactElement } from 'react';
import { rangeKinds } from '#bridge/calls/uac/roles.ts';
import { useOrgans } from '#bridge/react/directory/use-organs.ts';
import { Section } from '#ui/layouts/detail-page.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TreeMultiSelect } from '#ui/parts/pickers/tree-select.tsx';
import { RadioGroup } from '#ui/parts/radio-group.tsx';
import { useRoleWords } from './texts/role-texts.ts';
import type { RoleForm } from './use-role-form.ts';

/** Whose records a role reaches. */
export function RangeView({ form }: { form: RoleForm }): ReactElement {
  const t = useRoleWords();
  const { draft, change, errors, mayEdit } = form;
  const { nodes, levels } = useOrgans({ chosen: draft.organIds });
  return (
    <Section title={t('range')}>
      <Field label={t('range')} help={t('rangeHint')}>
        <RadioGroup
          value={draft.range}
          disabled={!mayEdit}
          options={rangeKinds.map((value) => ({ value, label: t(`ranges.${value}`) }))}
          onChange={(range) =>
            change({ ...draft, range, organIds: range === 'custom' ? draft.organIds : [] })
          }
        />
      </Field>
      {draft.range === 'custom' && (
        <Field label={t('organs')} required error={errors.organIds}>
          <TreeMultiSelect
            nodes={nodes}
            levels={levels}
            value={draft.organIds}
            disabled={!mayEdit}
            onChange={(organIds) => change({ ...draft, organIds: [...organIds] })}
          />
        </Field>
      )}
    </Section>
  );
}
