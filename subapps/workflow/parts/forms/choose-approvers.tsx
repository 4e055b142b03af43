import type { ReactElement } from 'react';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Field } from '#ui/parts/field.tsx';
import type { Option } from '#ui/parts/option.ts';
import { useWords } from '../../texts/app-texts.ts';
import type { Approval } from '../approval-view.tsx';
import css from '../approvals.module.css';
import { PeopleChoice } from '../people-choice.tsx';
import { StepHead, StepPeople } from '../route-view.tsx';

type Step = Approval['steps'][number];

/** The people the applicant chose, by step. */
export type Chosen = Readonly<Record<string, readonly Option[]>>;

/** Whether a step waits for the applicant's choice. */
export function missingChoice(steps: readonly Step[], chosen: Chosen): boolean {
  return steps.some(({ node, choice }) => choice !== null && (chosen[node] ?? []).length === 0);
}

/** The route before it begins; where the applicant chooses, they choose here. */
export function ChooseApprovers(props: {
  steps: readonly Step[];
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}): ReactElement {
  const { steps, chosen, onChange } = props;
  const t = useWords();
  return (
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={step.node} className={css.step} data-state="ahead">
          <StepHead step={step} />
          {step.choice === null ? (
            <StepPeople step={step} />
          ) : (
            <Field label={t('forms.choose', { count: step.choice.most })} required>
              <Choice
                choice={step.choice}
                value={chosen[step.node] ?? []}
                onChange={(people) => onChange({ ...chosen, [step.node]: people })}
              />
            </Field>
          )}
        </li>
      ))}
      {steps.length === 0 && <li className={css.quiet}>{t('noneAsked')}</li>}
    </ol>
  );
}

function Choice(props: {
  choice: NonNullable<Step['choice']>;
  value: readonly Option[];
  onChange: (people: readonly Option[]) => void;
}): ReactElement {
  const { choice, value, onChange } = props;
  const { among, most } = choice;
  if (among.length === 0)
    return <PeopleChoice value={value} most={most} taskId={undefined} onChange={onChange} />;
  return (
    <div className={css.people}>
      {among.map(({ employmentId, name }) => {
        const id = employmentId ?? '';
        const isChosen = value.some((one) => one.value === id);
        return (
          <Checkbox
            key={id}
            checked={isChosen}
            disabled={!isChosen && value.length >= most}
            onChange={(checked) =>
              onChange(
                checked
                  ? [...value, { value: id, label: name }]
                  : value.filter((one) => one.value !== id),
              )
            }
          >
            {name}
          </Checkbox>
        );
      })}
    </div>
  );
}
