import type { ReactElement } from 'react';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { readClock } from '../../stores/clock.ts';
import { useWords } from '../../texts/app-texts.ts';
import { ClockInput } from '../clock-input.tsx';
import css from './leave.module.css';

type Half = 'am' | 'pm';
type Unit = 'hour' | 'half' | 'day';

/** From when until when a leave is asked for, as it is typed. */
export interface LeaveSpan {
  readonly fromOn: string;
  readonly fromHalf: Half;
  readonly fromAt: string;
  readonly toOn: string;
  readonly toHalf: Half;
  readonly toAt: string;
}

/** A span as calls take it: times for leave by the hour, halves of days for the other; null while it is incomplete. */
export function askedSpan(span: LeaveSpan, unit: Unit) {
  const { fromOn, fromHalf, toOn, toHalf } = span;
  if (fromOn === '' || toOn < fromOn) return null;
  if (unit === 'half') return { fromOn, fromHalf, toOn, toHalf };
  const days = { fromOn, fromHalf: 'am', toOn, toHalf: 'pm' } as const;
  if (unit === 'day') return days;
  const [fromAt, toAt] = [readClock(span.fromAt), readClock(span.toAt)];
  if (fromAt === null || toAt === null || (fromOn === toOn && toAt <= fromAt)) return null;
  return { ...days, fromAt, toAt };
}

interface LeaveSpanFieldsProps {
  span: LeaveSpan;
  unit: Unit;
  onChange: (changes: Partial<LeaveSpan>) => void;
}

/** The first and the last day of a leave, each with its half or its time, as the type is taken. */
export function LeaveSpanFields({ span, unit, onChange }: LeaveSpanFieldsProps): ReactElement {
  const t = useWords();
  return (
    <>
      <div className={unit === 'day' ? undefined : css.pair}>
        <Field label={t('leave.from')} required>
          <DateInput
            value={span.fromOn}
            onChange={(fromOn) =>
              onChange({ fromOn, toOn: span.toOn < fromOn ? fromOn : span.toOn })
            }
          />
        </Field>
        {unit === 'half' && (
          <HalfField value={span.fromHalf} onChange={(fromHalf) => onChange({ fromHalf })} />
        )}
        {unit === 'hour' && (
          <ClockInput
            label={t('leave.time')}
            help={t('leave.timeHint')}
            value={span.fromAt}
            required
            onChange={(fromAt) => onChange({ fromAt })}
          />
        )}
      </div>
      <div className={unit === 'day' ? undefined : css.pair}>
        <Field label={t('leave.to')} required>
          <DateInput
            value={span.toOn}
            {...(span.fromOn !== '' && { min: span.fromOn })}
            onChange={(toOn) => onChange({ toOn })}
          />
        </Field>
        {unit === 'half' && (
          <HalfField value={span.toHalf} onChange={(toHalf) => onChange({ toHalf })} />
        )}
        {unit === 'hour' && (
          <ClockInput
            label={t('leave.time')}
            help={t('leave.timeHintTo')}
            value={span.toAt}
            required
            onChange={(toAt) => onChange({ toAt })}
          />
        )}
      </div>
    </>
  );
}

interface HalfFieldProps {
  value: Half;
  onChange: (value: Half) => void;
}

function HalfField({ value, onChange }: HalfFieldProps): ReactElement {
  const t = useWords();
  const halves = (['am', 'pm'] as const).map((half) => ({
    value: half,
    label: t(`half.${half}`),
  }));
  return (
    <Field label={t('leave.half')}>
      <Select options={halves} value={value} onChange={onChange} />
    </Field>
  );
}
