import type { ReactElement } from 'react';
import type { AssigneeRule } from '#bridge/calls/workflow/route.ts';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { NumberInput } from '#ui/parts/number-input.tsx';
import { ChoiceFilter } from '#ui/parts/select/choice-filter.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { useWords } from '../../texts/app-texts.ts';
import type { RouteChoices, RouteFields } from './route-designer.tsx';
import css from './routes.module.css';

type Kind = AssigneeRule['kind'];

const allKinds = [
  'leader',
  'manager',
  'managers',
  'role',
  'post',
  'people',
  'choice',
  'organLeader',
  'applicant',
] as const;

const levels = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((value) => ({
  value,
  label: value,
}));

/** Most rules of one node. */
const mostRules = 10;

interface RulesProps {
  rules: readonly AssigneeRule[];
  kind: 'approve' | 'handle' | 'copy';
  /** Whether the people of the rules vote. */
  votes: boolean;
  choices: RouteChoices;
  fields: RouteFields;
  onChange: (rules: AssigneeRule[]) => void;
}

/** Who is asked at a node: whom any of its rules finds. */
export function RulesPanel(props: RulesProps): ReactElement {
  const { rules, onChange, ...rest } = props;
  const t = useWords();
  const shown = rules.length === 0 ? [undefined] : rules;
  return (
    <>
      {shown.map((rule, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rules have no other name
        <div key={at} className={css.rule}>
          <RulePanel
            {...rest}
            rule={rule}
            onChange={(next) => onChange(rules.toSpliced(at, 1, next))}
          />
          {rules.length > 1 && (
            <Button
              size="sm"
              iconEnd="close"
              aria-label={t('routes.removeRule', { number: at + 1 })}
              onClick={() => onChange(rules.toSpliced(at, 1))}
            >
              {t('routes.remove')}
            </Button>
          )}
        </div>
      ))}
      {rules.length > 0 && rules.length < mostRules && (
        <div>
          <Button
            size="sm"
            icon="plus"
            onClick={() => onChange([...rules, { kind: 'people', ids: [] }])}
          >
            {t('routes.addRule')}
          </Button>
        </div>
      )}
    </>
  );
}

function RulePanel(
  props: Omit<RulesProps, 'rules' | 'onChange'> & {
    rule: AssigneeRule | undefined;
    onChange: (rule: AssigneeRule) => void;
  },
): ReactElement {
  const { rule, kind: nodeKind, votes, choices, fields, onChange } = props;
  const t = useWords();
  const organFields = fields.filter(({ kind }) => kind === 'organ' || kind === 'reference');
  const kinds = allKinds.filter(
    (kind) =>
      (kind !== 'applicant' || nodeKind === 'handle') && (kind !== 'choice' || nodeKind !== 'copy'),
  );
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
          value={rule?.kind}
          onChange={(kind) => onChange(make(kind))}
        />
      </Field>
      {votes && rule && <VotesField rule={rule} onChange={onChange} />}
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
      {rule?.kind === 'choice' && <ChoiceFields {...{ rule, choices, onChange }} />}
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

/** How many votes each of those has whom the rule finds. */
function VotesField(props: {
  rule: AssigneeRule;
  onChange: (rule: AssigneeRule) => void;
}): ReactElement {
  const { rule, onChange } = props;
  const t = useWords();
  return (
    <Field label={t('routes.votes')} help={t('routes.votesHelp')}>
      <NumberInput
        value={rule.votes ?? 1}
        min={1}
        max={100}
        onChange={(typed) => onChange({ ...rule, votes: Math.min(100, Math.max(1, typed ?? 1)) })}
      />
    </Field>
  );
}

/** Among whom the applicant chooses, and how many. */
function ChoiceFields({
  rule,
  choices,
  onChange,
}: {
  rule: Extract<AssigneeRule, { kind: 'choice' }>;
  choices: RouteChoices;
  onChange: (rule: AssigneeRule) => void;
}): ReactElement {
  const t = useWords();
  return (
    <>
      <ChoiceFilter
        label={t('routes.among')}
        options={optionsOf('people', choices)}
        value={rule.ids}
        onChange={(ids) => onChange({ ...rule, ids })}
      />
      <Field label={t('routes.mostChosen')}>
        <Select
          options={levels}
          value={String(rule.most)}
          onChange={(most) => onChange({ ...rule, most: Number(most) })}
        />
      </Field>
    </>
  );
}

function optionsOf(kind: 'people' | 'role' | 'post', { people, roles, posts }: RouteChoices) {
  const known = { people, role: roles, post: posts }[kind];
  return known.map(({ id: value, name: label }) => ({ value, label }));
}
