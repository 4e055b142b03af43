import { type ReactElement, useState } from 'react';
import { DateInput } from '../../parts/date-input/date-input.tsx';
import css from '../gallery.module.css';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const dateInputStory: Story = {
  id: 'date-input',
  states: [
    { name: 'empty', draw: Empty },
    { name: 'chosen', draw: Chosen },
    { name: 'invalid', draw: Invalid },
    { name: 'disabled', draw: Disabled },
  ],
};

function Empty(): ReactElement {
  return <Joined first="" />;
}

function Chosen(): ReactElement {
  return <Joined first="2026-09-01" />;
}

function Invalid(): ReactElement {
  return <Joined first="2026-09-01" invalid />;
}

function Disabled(): ReactElement {
  return <Joined first="2026-09-01" disabled />;
}

interface JoinedProps {
  first: string;
  disabled?: boolean;
  invalid?: boolean;
}

function Joined({ first, disabled = false, invalid = false }: JoinedProps): ReactElement {
  const t = useGalleryTexts();
  const [value, setValue] = useState(first);
  return (
    <div className={css.narrow}>
      <DateInput
        label={t('field.joinedOn')}
        value={value}
        onChange={setValue}
        disabled={disabled}
        invalid={invalid}
      />
    </div>
  );
}
