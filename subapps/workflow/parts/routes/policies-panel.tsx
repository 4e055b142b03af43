import type { ReactElement } from 'react';
import { stepsBefore } from '#bridge/calls/workflow/check-route.ts';
import {
  overdueKinds,
  type Route,
  type StepNode,
  severalKinds,
} from '#bridge/calls/workflow/route.ts';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Field } from '#ui/parts/field.tsx';
import { NumberInput } from '#ui/parts/number-input.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { PersonField } from './person-field.tsx';
import type { RouteChoices } from './route-designer.tsx';

const policies = {
  several: severalKinds,
  noAssignee: ['up', 'person', 'administrator', 'pass', 'block'],
  own: ['up', 'drop'],
  again: ['previous', 'any', 'ask'],
  refuse: ['end', 'start', 'node'],
} as const;

type Policy = keyof typeof policies;

interface PoliciesProps {
  step: StepNode;
  route: Route;
  choices: RouteChoices;
  onChange: (step: StepNode) => void;
}

/** How the people of a step decide, and what happens where no one is found, in time, and after a rejection. */
export function PoliciesPanel({ step, route, choices, onChange }: PoliciesProps): ReactElement {
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
      {step.noAssignee === 'person' && (
        <PersonField
          label={t('routes.fallback')}
          help={t('routes.fallbackHelp')}
          people={choices.people}
          value={step.fallback}
          onChange={(fallback) => onChange({ ...step, fallback })}
        />
      )}
      {step.kind === 'approve' && step.refuse === 'node' && (
        <RefuseField {...{ step, route, onChange }} />
      )}
      <ShareFields {...{ step, onChange }} />
      <DueFields {...{ step, choices, onChange }} />
      <Checkbox
        checked={step.wordsNeeded}
        onChange={(wordsNeeded) => onChange({ ...step, wordsNeeded })}
      >
        {t('routes.policy.words')}
      </Checkbox>
    </>
  );
}

/** The step that a rejection sends it back to: one before it on the same path. */
function RefuseField(props: Omit<PoliciesProps, 'choices'>): ReactElement {
  const { step, route, onChange } = props;
  const t = useWords();
  const before = stepsBefore(route, step.id).map(({ id: value, name: label }) => ({
    value,
    label,
  }));
  const known = before.some(({ value }) => value === step.refuseTo);
  return (
    <Field
      label={t('routes.refuseTo')}
      help={before.length === 0 ? t('routes.refuseToNone') : t('routes.refuseToHelp')}
    >
      <Select
        options={before}
        value={known ? step.refuseTo : undefined}
        disabled={before.length === 0}
        onChange={(refuseTo) => onChange({ ...step, refuseTo })}
      />
    </Field>
  );
}

/** How much of a vote, or of each group, a step takes. */
function ShareFields({ step, onChange }: Pick<PoliciesProps, 'step' | 'onChange'>): ReactElement {
  const t = useWords();
  return (
    <>
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
    </>
  );
}

/** In how many hours a step is due, and what becomes of what is overdue. */
function DueFields({ step, choices, onChange }: Omit<PoliciesProps, 'route'>): ReactElement {
  const t = useWords();
  // What is only completed is not rejected.
  const kinds = overdueKinds.filter((kind) => kind !== 'reject' || step.kind === 'approve');
  const decides = step.overdue === 'pass' || step.overdue === 'reject';
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
        <Field label={t('routes.overdue')} help={decides ? t('routes.overdueRuleHelp') : undefined}>
          <Select
            options={kinds.map((value) => ({ value, label: t(`routes.overdueIs.${value}`) }))}
            value={step.overdue ?? 'remind'}
            onChange={(overdue) => onChange({ ...step, overdue })}
          />
        </Field>
      )}
      {step.dueHours !== null && step.overdue === 'person' && (
        <PersonField
          label={t('routes.overdueTo')}
          help={t('routes.overdueToHelp')}
          people={choices.people}
          value={step.overdueTo}
          onChange={(overdueTo) => onChange({ ...step, overdueTo })}
        />
      )}
    </>
  );
}
