import type { ReactElement } from 'react';
import type { AssigneeRule } from '#bridge/calls/workflow/route.ts';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { NumberInput } from '#ui/parts/number-input.tsx';
import { ChoiceFilter } from '#ui/parts/select/choice-filter.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { PersonField } from './person-field.tsx';
import type { RouteChoices, RouteFields } from './route-designer.tsx';
import css from './routes.module.css';
import { SearchedField } from './searched-field.tsx';

type Kind = AssigneeRule['kind'];

const allKinds = [
  'leader',
  'leaders',
  'manager',
  'managers',
  'role',
  'position',
  'post',
  'people',
  'person',
  'organLeader',
  'choice',
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

type RuleProps = Omit<RulesProps, 'rules' | 'onChange'> & {
  rule: AssigneeRule | undefined;
  onChange: (rule: AssigneeRule) => void;
};

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

function RulePanel(props: RuleProps): ReactElement {
  const { rule, kind: nodeKind, votes, fields, onChange } = props;
  const t = useWords();
  const kinds = allKinds.filter(
    (kind) =>
      (kind !== 'applicant' || nodeKind === 'handle') && (kind !== 'choice' || nodeKind !== 'copy'),
  );
  return (
    <>
      <Field label={t(`routes.who.${nodeKind}`)}>
        <Select
          options={kinds.map((value) => ({ value, label: t(`routes.rule.${value}`) }))}
          value={rule?.kind}
          onChange={(kind) => onChange(newRule(kind, fields))}
        />
      </Field>
      {votes && rule && <VotesField rule={rule} onChange={onChange} />}
      {rule && <RuleFields {...props} rule={rule} />}
    </>
  );
}

/** A rule of a kind before anything of it is chosen. */
function newRule(kind: Kind, fields: RouteFields): AssigneeRule {
  switch (kind) {
    // A post is in many departments, and a position in one.
    case 'post':
      return { kind, ids: [], upward: true };
    case 'people':
    case 'role':
    case 'position':
      return { kind, ids: [] };
    case 'choice':
      return { kind, ids: [], most: 1 };
    case 'organLeader':
    case 'person':
      return { kind, field: fieldsFor(kind, fields)[0]?.field ?? '-' };
    case 'applicant':
      return { kind };
    default:
      return { kind, level: 1 };
  }
}

/** The fields that can name whom a rule asks. */
function fieldsFor(kind: 'organLeader' | 'person', fields: RouteFields): RouteFields {
  if (kind === 'person') return fields.filter(({ isPerson }) => isPerson);
  return fields.filter(
    (one) => !one.isPerson && (one.kind === 'organ' || one.kind === 'reference'),
  );
}

/** What is chosen for a rule besides its kind. */
function RuleFields(props: RuleProps & { rule: AssigneeRule }): ReactElement | null {
  const { rule, choices, fields, onChange } = props;
  const t = useWords();
  switch (rule.kind) {
    case 'people':
    case 'role':
    case 'post':
    case 'position':
      return (
        <>
          <ChoiceFilter
            label={t(`routes.rule.${rule.kind}`)}
            options={optionsOf(rule.kind, choices)}
            value={rule.ids}
            onChange={(ids) => onChange({ ...rule, ids })}
          />
          {rule.kind !== 'people' && <SearchedField rule={rule} onChange={onChange} />}
        </>
      );
    case 'choice':
      return <ChoiceFields {...{ rule, choices, onChange }} />;
    case 'organLeader':
    case 'person': {
      const offered = fieldsFor(rule.kind, fields);
      const known = offered.some(({ field }) => field === rule.field);
      return (
        <Field
          label={t('routes.field')}
          help={offered.length === 0 ? t(`routes.noField.${rule.kind}`) : undefined}
        >
          <Select
            options={offered.map(({ field: value, name: label }) => ({ value, label }))}
            value={known ? rule.field : undefined}
            disabled={offered.length === 0}
            onChange={(field) => onChange({ ...rule, field })}
          />
        </Field>
      );
    }
    case 'managers':
    case 'leaders':
    case 'manager':
    case 'leader':
      return <LevelFields {...{ rule, choices, onChange }} />;
    default:
      return null;
  }
}

/** Which superior is asked, or how far a row of them goes. */
function LevelFields(props: {
  rule: Extract<AssigneeRule, { level: number }>;
  choices: RouteChoices;
  onChange: (rule: AssigneeRule) => void;
}): ReactElement {
  const { rule, choices, onChange } = props;
  const t = useWords();
  const isRow = rule.kind === 'managers' || rule.kind === 'leaders';
  return (
    <>
      <Field
        label={t(isRow ? 'routes.mostLevels' : 'routes.level')}
        help={isRow ? t('routes.mostLevelsHelp') : t(`routes.levelHelp.${rule.kind}`)}
      >
        <Select
          options={levels}
          value={String(rule.level)}
          onChange={(level) => onChange({ ...rule, level: Number(level) })}
        />
      </Field>
      {isRow && (
        <PersonField
          label={t('routes.until')}
          help={t('routes.untilHelp')}
          people={choices.people}
          value={rule.until}
          onChange={(until) => onChange({ ...rule, until })}
        />
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

function optionsOf(
  kind: 'people' | 'role' | 'post' | 'position',
  { people, roles, posts, positions }: RouteChoices,
) {
  const known = { people, role: roles, post: posts, position: positions }[kind];
  return known.map(({ id: value, name: label }) => ({ value, label }));
}
