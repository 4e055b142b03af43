import { type ReactElement, useState } from 'react';
import { Field } from '../../parts/field.tsx';
import type { DateRange } from '../../parts/range-input/date-presets.ts';
import { DateRangeInput } from '../../parts/range-input/date-range-input.tsx';
import { type NumberRange, RangeInput } from '../../parts/range-input/range-input.tsx';
import css from '../gallery.module.css';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const rangeInputStory: Story = {
  id: 'range-input',
  states: [
    { name: 'empty', draw: Empty },
    { name: 'filled', draw: Filled },
    { name: 'reversed', draw: Reversed },
    { name: 'disabled', draw: Disabled },
    { name: 'dates', draw: Dates },
    { name: 'dates-optional', draw: OptionalDates },
    { name: 'dates-reversed', draw: ReversedDates },
  ],
};

function Empty(): ReactElement {
  return <Salary first={{ min: null, max: null }} />;
}

function Filled(): ReactElement {
  return <Salary first={{ min: 12000, max: 30000 }} />;
}

function Reversed(): ReactElement {
  return <Salary first={{ min: 30000, max: 12000 }} checked />;
}

function Disabled(): ReactElement {
  return <Salary first={{ min: 12000, max: null }} disabled />;
}

interface SalaryProps {
  first: NumberRange;
  checked?: boolean;
  disabled?: boolean;
}

function Salary({ first, ...states }: SalaryProps): ReactElement {
  const t = useGalleryTexts();
  const [value, setValue] = useState(first);
  return (
    <div className={css.narrow}>
      <Field label={t('field.salary')}>
        <RangeInput {...states} value={value} onChange={setValue} digits={2} />
      </Field>
    </div>
  );
}

function Dates(): ReactElement {
  return <Joined first={{ from: '2026-09-01', to: '2026-09-18' }} />;
}

function OptionalDates(): ReactElement {
  return <Joined first={{ from: '', to: '' }} optional />;
}

function ReversedDates(): ReactElement {
  return <Joined first={{ from: '2026-09-18', to: '2026-09-01' }} checked />;
}

interface JoinedProps {
  first: DateRange;
  checked?: boolean;
  optional?: boolean;
}

function Joined({ first, ...states }: JoinedProps): ReactElement {
  const t = useGalleryTexts();
  const [value, setValue] = useState(first);
  return (
    <div className={css.narrow}>
      <Field label={t('field.joinedOn')}>
        <DateRangeInput {...states} value={value} onChange={setValue} today="2026-09-18" />
      </Field>
    </div>
  );
}
