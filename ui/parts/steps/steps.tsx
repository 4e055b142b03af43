import type { ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import css from './steps.module.css';
import { useStepTexts } from './texts/step-texts.ts';

export interface Step {
  readonly id: string;
  readonly title: string;
  /** Below the title: who, when, what is to do. */
  readonly text?: string;
}

export interface StepsProps {
  steps: readonly Step[];
  /** From 0; as many as there are steps once all are done. */
  current: number;
  /** The current one did not succeed. */
  failed?: boolean;
  /** Spoken name of the whole. */
  label: string;
  /** One below the other, for steps with much to say. */
  vertical?: boolean;
  /** Makes the done steps buttons that lead back to them. */
  onStep?: (index: number) => void;
}

type State = 'done' | 'current' | 'waiting' | 'failed';

/** How far a procedure has come, and what is still to do. */
export function Steps(props: StepsProps): ReactElement {
  const { steps, current, failed = false, label, vertical = false, onStep } = props;
  const stateOf = (index: number): State => {
    if (index !== current) return index < current ? 'done' : 'waiting';
    return failed ? 'failed' : 'current';
  };
  return (
    <ol className={classNames(css.steps, vertical && css.vertical)} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={classNames(css.step, css[stateOf(index)])}
          aria-current={index === current ? 'step' : undefined}
        >
          {onStep && index < current ? (
            <button type="button" className={css.inner} onClick={() => onStep(index)}>
              <Inner step={step} number={index + 1} state={stateOf(index)} />
            </button>
          ) : (
            <div className={css.inner}>
              <Inner step={step} number={index + 1} state={stateOf(index)} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function Inner(props: { step: Step; number: number; state: State }): ReactElement {
  const { step, number, state } = props;
  const t = useStepTexts();
  return (
    <>
      <span className={css.mark} aria-hidden="true">
        {state === 'done' && <Icon name="check" size={14} />}
        {state === 'failed' && <Icon name="close" size={14} />}
        {(state === 'current' || state === 'waiting') && number}
      </span>
      <span className={css.words}>
        <span className={css.title}>{step.title}</span>
        <VisuallyHidden>{t(state)}</VisuallyHidden>
        {step.text && <span className={css.text}>{step.text}</span>}
      </span>
    </>
  );
}
