import { type ReactElement, useState } from 'react';
import { Field, type FieldProps } from '../../parts/field.tsx';
import { TextInput } from '../../parts/text-input.tsx';
import css from '../gallery.module.css';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const fieldStory: Story = {
  id: 'field',
  states: [
    { name: 'help', draw: Help },
    { name: 'required', draw: Required },
    { name: 'error', draw: Fault },
    { name: 'disabled', draw: Disabled },
  ],
};

function Help(): ReactElement {
  const t = useGalleryTexts();
  return <Phone help={t('say.phoneHelp')} />;
}

function Required(): ReactElement {
  const t = useGalleryTexts();
  return <Phone required first="" error={t('say.required')} />;
}

function Fault(): ReactElement {
  const t = useGalleryTexts();
  return <Phone required error={t('say.phoneTaken')} />;
}

function Disabled(): ReactElement {
  return <Phone disabled />;
}

function Phone({
  first = '13800001234',
  ...field
}: Omit<FieldProps, 'label' | 'children'> & { first?: string }): ReactElement {
  const t = useGalleryTexts();
  const [value, setValue] = useState(first);
  return (
    <div className={css.narrow}>
      <Field {...field} label={t('field.phone')}>
        <TextInput value={value} onChange={setValue} inputMode="tel" />
      </Field>
    </div>
  );
}
