import { type FocusEvent, type ReactElement, type ReactNode, useId, useState } from 'react';
import { useFieldControl } from '../field-context.ts';
import { Icon } from '../icon/icon.tsx';
import type { RangeFault } from './range-fault.ts';
import css from './range-input.module.css';

/** What both range inputs take beside their value. */
export interface RangeProps {
  /** Both ends may be empty: then nothing is asked for. */
  optional?: boolean;
  /** Says what is wrong though the person has not left the range yet: a submit was tried. */
  checked?: boolean;
  /** Spoken name where no field is around it. */
  label?: string;
  disabled?: boolean;
}

interface RangeGroupProps extends RangeProps {
  fault: RangeFault | undefined;
  /** The fault in words. */
  words: Readonly<Record<RangeFault, string>>;
  /** Draws the ends, with the states and ids they need. */
  children: (ends: RangeEnds) => ReactNode;
}

/** What the two ends of a range are given. */
export interface RangeEnds {
  readonly first: EndProps;
  readonly last: EndProps;
  readonly disabled: boolean;
  readonly invalid: boolean;
}

interface EndProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
}

/** Holds the two ends of a range, and says under them what is wrong once the person has left both. */
export function RangeGroup(props: RangeGroupProps): ReactElement {
  const { optional, checked, label, fault, words, children } = props;
  const field = useFieldControl();
  const wordsId = useId();
  const [left, setLeft] = useState(false);
  const counted = optional && fault === 'empty' ? undefined : fault;
  const said = left || checked ? counted : undefined;
  const describedBy = [field.describedBy, said && wordsId].filter(Boolean).join(' ') || undefined;
  function leave(event: FocusEvent): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setLeft(true);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would say the field's label a second time
    <div
      role="group"
      className={css.group}
      aria-labelledby={field.labelId}
      aria-label={field.labelId ? undefined : label}
      onBlur={leave}
    >
      {children({
        first: { id: field.id, 'aria-describedby': describedBy },
        last: { id: `${field.id}-last`, 'aria-describedby': describedBy },
        disabled: props.disabled ?? field.disabled,
        invalid: said !== undefined || field.invalid,
      })}
      {said && (
        <p id={wordsId} className={css.error} role="alert">
          <Icon name="warning" size={14} />
          {words[said]}
        </p>
      )}
    </div>
  );
}
