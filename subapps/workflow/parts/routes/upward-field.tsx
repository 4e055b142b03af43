import type { ReactElement } from 'react';
import type { AssigneeRule } from '#bridge/calls/workflow/route.ts';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { useWords } from '../../texts/app-texts.ts';

const searches = ['upward', 'company'] as const;

/** Where those who hold a post or position are looked for: upward from the person’s department, or in the whole company. */
export function UpwardField(props: {
  rule: Extract<AssigneeRule, { kind: 'post' | 'position' }>;
  onChange: (rule: AssigneeRule) => void;
}): ReactElement {
  const { rule, onChange } = props;
  const t = useWords();
  const value = rule.upward === true ? 'upward' : 'company';
  return (
    <Field label={t('routes.searched')} help={t(`routes.searchedHelp.${value}`)}>
      <Select
        options={searches.map((one) => ({ value: one, label: t(`routes.searchedIn.${one}`) }))}
        value={value}
        onChange={(next) => onChange({ ...rule, upward: next === 'upward' })}
      />
    </Field>
  );
}
