import type { ReactElement } from 'react';
import type { AssigneeRule } from '#bridge/calls/workflow/route.ts';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { useWords } from '../../texts/app-texts.ts';

type HolderRule = Extract<AssigneeRule, { kind: 'role' | 'post' | 'position' }>;

const ofRole = ['members', 'inRange'] as const;
const ofPost = ['upward', 'company'] as const;

/**
 * Among whom a rule looks: holders of a post or position upward from the person’s department or in the whole company,
 * members of a role by their data range or all of them.
 */
export function SearchedField(props: {
  rule: HolderRule;
  onChange: (rule: AssigneeRule) => void;
}): ReactElement {
  const { rule, onChange } = props;
  const t = useWords();
  const value = searchedIn(rule);
  const choices = rule.kind === 'role' ? ofRole : ofPost;
  return (
    <Field label={t('routes.searched')} help={t(`routes.searchedHelp.${value}`)}>
      <Select
        options={choices.map((one) => ({ value: one, label: t(`routes.searchedIn.${one}`) }))}
        value={value}
        onChange={(next) =>
          onChange(
            rule.kind === 'role'
              ? { ...rule, inRange: next === 'inRange' }
              : { ...rule, upward: next === 'upward' },
          )
        }
      />
    </Field>
  );
}

function searchedIn(rule: HolderRule): (typeof ofRole | typeof ofPost)[number] {
  if (rule.kind === 'role') return rule.inRange === true ? 'inRange' : 'members';
  return rule.upward === true ? 'upward' : 'company';
}
