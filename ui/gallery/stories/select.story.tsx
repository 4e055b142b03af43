import { type ReactElement, useState } from 'react';
import { Combobox } from '../../parts/combobox.tsx';
import { ChoiceFilter } from '../../parts/select/choice-filter.tsx';
import { Select } from '../../parts/select/select.tsx';
import { peopleIds, statuses } from '../content/people.ts';
import css from '../gallery.module.css';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const selectStory: Story = {
  id: 'select',
  states: [
    { name: 'empty', draw: Empty },
    { name: 'chosen', draw: Chosen },
    { name: 'disabled', draw: Disabled },
    { name: 'combobox', draw: Manager },
    { name: 'filter', draw: Filter },
  ],
};

const grades = ['P5', 'P6', 'P7', 'M1'].map((value) => ({ value, label: value }));

function Empty(): ReactElement {
  return <Grade first="" />;
}

function Chosen(): ReactElement {
  return <Grade first="P6" />;
}

function Disabled(): ReactElement {
  return <Grade first="P6" disabled />;
}

function Grade({ first, disabled = false }: { first: string; disabled?: boolean }): ReactElement {
  const t = useGalleryTexts();
  const [value, setValue] = useState(first);
  return (
    <div className={css.narrow}>
      <Select
        label={t('field.grade')}
        options={grades}
        value={value}
        onChange={setValue}
        onClear={() => setValue('')}
        disabled={disabled}
      />
    </div>
  );
}

function Manager(): ReactElement {
  const t = useGalleryTexts();
  const [value, setValue] = useState<(typeof peopleIds)[number] | ''>('han');
  const options = peopleIds.map((id) => ({
    value: id,
    label: t(`person.${id}.name`),
    hint: t(`person.${id}.post`),
    keywords: id,
  }));
  return (
    <div className={css.narrow}>
      <Combobox
        label={t('field.manager')}
        placeholder={t('say.search')}
        options={options}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}

function Filter(): ReactElement {
  const t = useGalleryTexts();
  const [value, setValue] = useState<(typeof statuses)[number][]>(['active', 'probation']);
  const options = statuses.map((status) => ({ value: status, label: t(`status.${status}`) }));
  return (
    <div className={css.row}>
      <ChoiceFilter label={t('field.status')} options={options} value={value} onChange={setValue} />
      <ChoiceFilter label={t('field.grade')} options={grades} value={[]} onChange={() => {}} />
    </div>
  );
}
