import type { ReactElement } from 'react';
import {
  type Route,
  type RouteNode,
  type StepNode,
  severalKinds,
} from '#bridge/calls/workflow/route.ts';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Field } from '#ui/parts/field.tsx';
import { NumberInput } from '#ui/parts/number-input.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { changeNode } from '../../stores/route-draft.ts';
import { useWords } from '../../texts/app-texts.ts';
import { BranchesPanel } from './branches-panel.tsx';
import type { RouteChoices, RouteFields } from './route-designer.tsx';
import css from './routes.module.css';
import { RulesPanel } from './rule-panel.tsx';

/** What the chosen node is made of. */
export function NodePanel(props: {
  node: RouteNode;
  route: Route;
  choices: RouteChoices;
  fields: RouteFields;
  onChange: (route: Route) => void;
}): ReactElement {
  const { node, route, choices, fields, onChange } = props;
  const t = useWords();
  const change = (next: RouteNode) => onChange(changeNode(route, next));
  return (
    <section className={css.panel} aria-label={t('routes.settings')}>
      <Field label={t('routes.nodeName')}>
        <TextInput
          value={node.name}
          maxLength={40}
          onChange={(name) => name !== '' && change({ ...node, name })}
        />
      </Field>
      {node.kind === 'handle' && (
        <Field label={t('routes.button')} help={t('routes.buttonHelp')}>
          <TextInput
            value={node.button ?? ''}
            maxLength={10}
            placeholder={t('act.handle')}
            onChange={(typed) =>
              change({ ...node, button: typed.trim() === '' ? undefined : typed })
            }
          />
        </Field>
      )}
      {'who' in node && (
        <RulesPanel
          rules={node.who}
          kind={node.kind}
          votes={'several' in node && node.several === 'vote'}
          choices={choices}
          fields={fields}
          onChange={(who) => change({ ...node, who })}
        />
      )}
      {'several' in node && <Policies step={node} onChange={change} />}
      {'branches' in node && <BranchesPanel node={node} fields={fields} onChange={change} />}
    </section>
  );
}

const policies = {
  several: severalKinds,
  noAssignee: ['up', 'administrator', 'pass', 'block'],
  own: ['up', 'drop'],
  again: ['previous', 'any', 'ask'],
  refuse: ['end', 'start'],
} as const;

type Policy = keyof typeof policies;

function Policies({
  step,
  onChange,
}: {
  step: StepNode;
  onChange: (step: StepNode) => void;
}): ReactElement {
  const t = useWords();
  const asked = (Object.keys(policies) as Policy[]).filter(
    (policy) => policy !== 'refuse' || step.kind === 'approve',
  );
  const labelOf = (policy: Policy, value: string) =>
    policy === 'several'
      ? t(`several.${value}` as 'several.or')
      : t(`routes.${policy}.${value}` as 'routes.own.up');
  return (
    <>
      {asked.map((policy) => (
        <Field key={policy} label={t(`routes.policy.${policy}`)}>
          <Select
            options={policies[policy].map((value) => ({ value, label: labelOf(policy, value) }))}
            value={step[policy]}
            onChange={(value) => onChange({ ...step, [policy]: value })}
          />
        </Field>
      ))}
      {step.several === 'vote' && (
        <Field label={t('routes.threshold')} help={t('routes.thresholdHelp')}>
          <NumberInput
            value={step.threshold ?? null}
            min={1}
            max={100}
            digits={0}
            onChange={(threshold) => onChange({ ...step, threshold: threshold ?? undefined })}
          />
        </Field>
      )}
      {step.several === 'each' && (
        <Field label={t('routes.need')} help={t('routes.needHelp')}>
          <NumberInput
            value={step.need ?? 1}
            min={1}
            max={9}
            onChange={(typed) => onChange({ ...step, need: Math.min(9, Math.max(1, typed ?? 1)) })}
          />
        </Field>
      )}
      <DueFields step={step} onChange={onChange} />
      <Checkbox
        checked={step.wordsNeeded}
        onChange={(wordsNeeded) => onChange({ ...step, wordsNeeded })}
      >
        {t('routes.policy.words')}
      </Checkbox>
    </>
  );
}

/** In how many hours a step is due, and what becomes of what is overdue. */
function DueFields({
  step,
  onChange,
}: {
  step: StepNode;
  onChange: (step: StepNode) => void;
}): ReactElement {
  const t = useWords();
  const kinds = ['remind', 'up'] as const;
  return (
    <>
      <Field label={t('routes.due')} help={t('routes.dueHelp')}>
        <NumberInput
          value={step.dueHours}
          min={1}
          max={720}
          digits={0}
          onChange={(dueHours) => onChange({ ...step, dueHours })}
        />
      </Field>
      {step.dueHours !== null && (
        <Field label={t('routes.overdue')}>
          <Select
            options={kinds.map((value) => ({ value, label: t(`routes.overdueIs.${value}`) }))}
            value={step.overdue ?? 'remind'}
            onChange={(overdue) => onChange({ ...step, overdue })}
          />
        </Field>
      )}
    </>
  );
}
