import { type ReactElement, useMemo, useRef, useState } from 'react';
import { Combobox } from '../../parts/combobox.tsx';
import { findAmong } from '../../parts/pickers/find-people.ts';
import { ChoiceFilter } from '../../parts/select/choice-filter.tsx';
import { RemoteCombobox } from '../../parts/select/remote-combobox.tsx';
import { Select } from '../../parts/select/select.tsx';
import { peopleIds, statuses } from '../content/people.ts';
import { usePeople } from '../content/use-people.ts';
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
    { name: 'combobox-many', draw: Many },
    { name: 'combobox-remote', draw: Remote },
    { name: 'combobox-remote-loading', draw: LoadingRemote },
    { name: 'combobox-remote-failing', draw: FailingRemote },
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

function Many(): ReactElement {
  const t = useGalleryTexts();
  const [value, setValue] = useState('');
  const options = useMemo(
    () =>
      Array.from({ length: 400 }, (_, index) => {
        const value = `H${String(index + 1).padStart(5, '0')}`;
        return { value, label: value };
      }),
    [],
  );
  return (
    <div className={css.narrow}>
      <Combobox label={t('field.staffNo')} options={options} value={value} onChange={setValue} />
    </div>
  );
}

function Remote(): ReactElement {
  return <Colleague failures={0} />;
}

function LoadingRemote(): ReactElement {
  const t = useGalleryTexts();
  return (
    <div className={css.narrow}>
      <RemoteCombobox
        label={t('field.manager')}
        search={() => new Promise<never>(() => {})}
        value=""
        onChange={() => {}}
      />
    </div>
  );
}

function FailingRemote(): ReactElement {
  return <Colleague failures={1} />;
}

// Answers to short words take longer: the answer to a later, longer one comes first.
function Colleague({ failures }: { failures: number }): ReactElement {
  const t = useGalleryTexts();
  const people = usePeople();
  const [value, setValue] = useState('');
  const tries = useRef(0);
  async function search(typed: string, signal: AbortSignal) {
    tries.current += 1;
    if (tries.current <= failures) throw new Error('offline');
    await new Promise((resolve) => setTimeout(resolve, 500 - 100 * Math.min(4, typed.length)));
    const found = await findAmong(people, [])({ typed, departmentId: undefined }, signal);
    return found.people.map(({ id, name, hint = '' }) => ({ value: id, label: name, hint }));
  }
  return (
    <div className={css.narrow}>
      <RemoteCombobox
        label={t('field.manager')}
        search={search}
        wait={50}
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
