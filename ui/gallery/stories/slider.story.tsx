import { type ReactElement, useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { RangeSlider, Slider } from '../../parts/slider/slider.tsx';
import css from '../gallery.module.css';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const sliderStory: Story = {
  id: 'slider',
  states: [
    { name: 'one', draw: One },
    { name: 'range', draw: Range },
    { name: 'disabled', draw: Disabled },
  ],
};

function One(): ReactElement {
  const t = useGalleryTexts();
  const [value, setValue] = useState(60);
  return (
    <div className={css.narrow}>
      <Slider
        label={t('field.salary')}
        min={0}
        max={100}
        step={5}
        say={(share) => `${share}%`}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}

function Range(): ReactElement {
  return <Salary />;
}

function Disabled(): ReactElement {
  return <Salary disabled />;
}

function Salary({ disabled = false }: { disabled?: boolean }): ReactElement {
  const t = useGalleryTexts();
  const [value, setValue] = useState({ min: 12000, max: 30000 });
  return (
    <div className={css.narrow}>
      <Field label={t('field.salary')} disabled={disabled}>
        <RangeSlider min={5000} max={60000} step={1000} value={value} onChange={setValue} />
      </Field>
    </div>
  );
}
