import type { ReactElement } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { Tag, type Tone } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../texts/app-texts.ts';
import type { Target } from './act-dialog.tsx';
import type { Approval } from './approval-view.tsx';
import css from './approvals.module.css';

type Step = Approval['steps'][number];
type Person = Step['people'][number];

const tones: Readonly<Record<NonNullable<Person['state']>, Tone>> = {
  waiting: 'neutral',
  open: 'accent',
  approved: 'good',
  rejected: 'bad',
  returned: 'warn',
  transferred: 'neutral',
  skipped: 'neutral',
  closed: 'neutral',
};

/** The route from the request to its end: who decided, who is asked, and who would be next. */
export function RouteView(props: {
  approval: Approval;
  /** Somebody the reader has added is to be removed. */
  onRemove: (target: Target) => void;
}): ReactElement {
  const { approval, onRemove } = props;
  const t = useWords();
  const { steps, starter, submittedAt } = approval;
  return (
    <ol className={css.steps}>
      <li className={css.step} data-state="passed">
        <div className={css.stepHead}>
          <span className={css.stepName}>{t('start')}</span>
        </div>
        <span className={css.quiet}>
          {starter.name} · {formatDate(submittedAt, 'minute')}
        </span>
      </li>
      {steps.map((step) => (
        <li key={step.node} className={css.step} data-state={step.state}>
          <StepHead step={step} />
          {step.noAssignee && <span className={css.quiet}>{t('noAssignee')}</span>}
          <StepPeople step={step} onRemove={onRemove} />
        </li>
      ))}
      {steps.length === 0 && <li className={css.quiet}>{t('noneAsked')}</li>}
    </ol>
  );
}

/** The name of a step and where it is. */
export function StepHead({ step }: { step: Step }): ReactElement {
  const t = useWords();
  return (
    <div className={css.stepHead}>
      <span className={css.stepName}>{step.name}</span>
      {step.branch && <Tag>{step.branch}</Tag>}
      {step.several && step.people.length > 1 && <Tag>{t(`several.${step.several}`)}</Tag>}
      <span className={css.quiet}>
        {step.kind === 'copy' ? t('act.copy') : t(`step.${step.state}`)}
      </span>
    </div>
  );
}

/** Who is asked at a step. */
export function StepPeople(props: {
  step: Step;
  onRemove?: (target: Target) => void;
}): ReactElement {
  const { step, onRemove } = props;
  return (
    <ul className={css.people}>
      {step.people.map((person, index) => (
        <PersonLine
          key={person.taskId ?? `${person.employmentId}${index}`}
          person={person}
          onRemove={onRemove}
        />
      ))}
    </ul>
  );
}

function PersonLine(props: {
  person: Person;
  onRemove: ((target: Target) => void) | undefined;
}): ReactElement {
  const { person, onRemove } = props;
  const t = useWords();
  const { name, state, decidedByName, automatic, added, at, dueAt, taskId, mayRemove } = person;
  return (
    <li className={css.person}>
      <span>{name}</span>
      {state && <Tag tone={tones[state]}>{t(`task.${state}`)}</Tag>}
      {automatic && <Tag tone="warn">{t('automatic')}</Tag>}
      {added && <Tag>{t('added')}</Tag>}
      {decidedByName && (
        <span className={css.quiet}>{t('decidedBy', { name: decidedByName })}</span>
      )}
      {at && <span className={css.quiet}>{formatDate(at, 'minute')}</span>}
      {state === 'open' && dueAt && (
        <span className={css.quiet}>{t('dueAt', { time: formatDate(dueAt, 'minute') })}</span>
      )}
      {onRemove && mayRemove && taskId !== null && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('ask.removeAdded', { name })}
          onClick={() => onRemove({ taskId, name })}
        >
          {t('act.remove')}
        </Button>
      )}
    </li>
  );
}
