import type { ReactElement } from 'react';
import type { AssigneeRule } from '#bridge/calls/workflow/route.ts';
import { Field } from '#ui/parts/field.tsx';
import { ChoiceFilter } from '#ui/parts/select/choice-filter.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { useWords } from '../../texts/app-texts.ts';
import type { RouteChoices, RouteFields } from './route-designer.tsx';

type Kind = AssigneeRule['kind'];

const levels = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((value) => ({
  value,
  label: value,
}));

/** Who is asked at a node. */
export function RulePanel(props: {
  rule: AssigneeRule | undefined;
  isHandle: boolean;
  choices: RouteChoices;
  fields: RouteFields;
  onChange: (rule: AssigneeRule) => void;
}): ReactElement {
  const { rule, isHandle, choices, fields, onChange } = props;
  const t = useWords();
  const organFields = fields.filter(({ kind }) => kind === 'organ' || kind === 'reference');
  const kinds = (
    ['leader', 'manager', 'managers', 'role', 'post', 'people', 'organLeader', 'applicant'] as const
  ).filter((kind) => kind !== 'applicant' || isHandle);
  const make = (kind: Kind): AssigneeRule => {
    if (kind === 'people' || kind === 'role' || kind === 'post') return { kind, ids: [] };
    if (kind === 'choice') return { kind, ids: [], most: 1 };
    if (kind === 'organLeader') return { kind, field: organFields[0]?.field ?? '-' };
    if (kind === 'applicant') return { kind };
    return { kind, level: 1 };
  };
  return (
    <>
      <Field label={t('routes.who')}>
        <Select
          options={kinds.map((value) => ({ value, label: t(`routes.rule.${value}`) }))}
          value={rule?.kind === 'choice' ? '' : rule?.kind}
          onChange={(kind) => onChange(make(kind))}
        />
      </Field>
      {rule && 'level' in rule && (
        <Field label={t('routes.level')} help={t('routes.levelHelp')}>
          <Select
            options={levels}
            value={String(rule.level)}
            onChange={(level) => onChange({ ...rule, level: Number(level) })}
          />
        </Field>
      )}
      {(rule?.kind === 'people' || rule?.kind === 'role' || rule?.kind === 'post') && (
        <ChoiceFilter
          label={t(`routes.rule.${rule.kind}`)}
          options={optionsOf(rule.kind, choices)}
          value={rule.ids}
          onChange={(ids) => onChange({ ...rule, ids })}
        />
      )}
      {rule?.kind === 'organLeader' && (
        <Field label={t('routes.field')}>
          <Select
            options={organFields.map(({ field: value, name: label }) => ({ value, label }))}
            value={rule.field}
            onChange={(field) => onChange({ ...rule, field })}
          />
        </Field>
      )}
    </>
  );
}

function optionsOf(kind: 'people' | 'role' | 'post', { people, roles, posts }: RouteChoices) {
  const known = { people, role: roles, post: posts }[kind];
  return known.map(({ id: value, name: label }) => ({ value, label }));
}
