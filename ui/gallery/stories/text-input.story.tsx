import { type ReactElement, useState } from 'react';
import { NumberInput } from '../../parts/number-input.tsx';
import { SearchBox } from '../../parts/search-box.tsx';
import { TextArea, TextInput } from '../../parts/text-input.tsx';
import css from '../gallery.module.css';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const textInputStory: Story = {
  id: 'text-input',
  states: [
    { name: 'filled', draw: Filled },
    { name: 'password', draw: Password },
    { name: 'limit', draw: Limit },
    { name: 'invalid', draw: Invalid },
    { name: 'disabled', draw: Disabled },
    { name: 'number', draw: Amount },
    { name: 'search', draw: Search },
    { name: 'area', draw: Area },
  ],
};

function Filled(): ReactElement {
  const t = useGalleryTexts();
  const [value, setValue] = useState('chen@example.com');
  return (
    <div className={css.narrow}>
      <TextInput aria-label={t('field.email')} value={value} onChange={setValue} clearable />
    </div>
  );
}

function Password(): ReactElement {
  const t = useGalleryTexts();
  const [value, setValue] = useState('Harbour-2026');
  return (
    <div className={css.narrow}>
      <TextInput
        type="password"
        autoComplete="off"
        aria-label={t('field.password')}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}

function Limit(): ReactElement {
  const t = useGalleryTexts();
  const [value, setValue] = useState('H00017');
  return (
    <div className={css.narrow}>
      <TextInput aria-label={t('field.staffNo')} value={value} onChange={setValue} maxLength={20} />
    </div>
  );
}

function Invalid(): ReactElement {
  const t = useGalleryTexts();
  const [value, setValue] = useState('138');
  return (
    <div className={css.narrow}>
      <TextInput aria-label={t('field.phone')} value={value} onChange={setValue} invalid />
    </div>
  );
}

function Disabled(): ReactElement {
  const t = useGalleryTexts();
  const [value, setValue] = useState('H00017');
  return (
    <div className={css.narrow}>
      <TextInput aria-label={t('field.staffNo')} value={value} onChange={setValue} disabled />
    </div>
  );
}

function Amount(): ReactElement {
  const t = useGalleryTexts();
  const [value, setValue] = useState<number | null>(23500);
  return (
    <div className={css.narrow}>
      <NumberInput
        aria-label={t('field.salary')}
        value={value}
        onChange={setValue}
        digits={2}
        end={t('say.yuan')}
      />
    </div>
  );
}

function Search(): ReactElement {
  const t = useGalleryTexts();
  const [value, setValue] = useState('');
  return (
    <div className={css.narrow}>
      <SearchBox value={value} onSearch={setValue} placeholder={t('say.search')} />
    </div>
  );
}

function Area(): ReactElement {
  const t = useGalleryTexts();
  const [value, setValue] = useState(t('say.remark'));
  return (
    <div className={css.narrow}>
      <TextArea aria-label={t('field.remark')} value={value} onChange={setValue} maxLength={200} />
    </div>
  );
}
