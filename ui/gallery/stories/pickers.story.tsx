import { type ReactElement, useMemo, useRef, useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { type FindPeople, findAmong, type PersonOption } from '../../parts/pickers/find-people.ts';
import { PeoplePicker, PersonPicker } from '../../parts/pickers/people-picker.tsx';
import { TreeMultiSelect, TreeSelect } from '../../parts/pickers/tree-select.tsx';
import { largeStaff, largeTree } from '../content/large-company.ts';
import { useOrgans } from '../content/use-organs.ts';
import { usePeople } from '../content/use-people.ts';
import css from '../gallery.module.css';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const pickersStory: Story = {
  id: 'pickers',
  states: [
    { name: 'department', draw: Department },
    { name: 'department-empty', draw: NoDepartment },
    { name: 'departments', draw: Departments },
    { name: 'departments-10000', draw: ManyDepartments },
    { name: 'person', draw: Person },
    { name: 'people', draw: People },
    { name: 'people-10000', draw: ManyPeople },
    { name: 'people-failing', draw: FailingPeople },
    { name: 'disabled', draw: Disabled },
  ],
};

function Department(): ReactElement {
  return <DepartmentField first="platform" />;
}

function NoDepartment(): ReactElement {
  const t = useGalleryTexts();
  return <DepartmentField first="" error={t('say.required')} />;
}

function DepartmentField({ first, error }: { first: string; error?: string }): ReactElement {
  const t = useGalleryTexts();
  const [value, setValue] = useState(first);
  return (
    <div className={css.narrow}>
      <Field label={t('field.department')} error={error}>
        <TreeSelect
          nodes={useOrgans()}
          value={value}
          onChange={setValue}
          onClear={() => setValue('')}
        />
      </Field>
    </div>
  );
}

function Departments(): ReactElement {
  const t = useGalleryTexts();
  const [value, setValue] = useState(['platform', 'sales']);
  return (
    <div className={css.narrow}>
      <Field label={t('field.department')}>
        <TreeMultiSelect nodes={useOrgans()} value={value} onChange={setValue} />
      </Field>
    </div>
  );
}

function ManyDepartments(): ReactElement {
  const t = useGalleryTexts();
  const [value, setValue] = useState<string[]>([]);
  const label = t('organ.company');
  const nodes = useMemo(() => largeTree(10_000, { id: 'company', label }), [label]);
  return (
    <div className={css.narrow}>
      <TreeMultiSelect
        label={t('field.department')}
        nodes={nodes}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}

function Person(): ReactElement {
  const t = useGalleryTexts();
  const people = usePeople();
  const [id, setId] = useState('han');
  const organs = useOrgans();
  return (
    <div className={css.narrow}>
      <Field label={t('field.manager')}>
        <PersonPicker
          departments={organs}
          find={useMemo(() => findAmong(people, organs), [people, organs])}
          wait={0}
          value={people.find((person) => person.id === id)}
          onChange={(person) => setId(person.id)}
          onClear={() => setId('')}
        />
      </Field>
    </div>
  );
}

function People(): ReactElement {
  const people = usePeople();
  const organs = useOrgans();
  const find = useMemo(() => findAmong(people, organs), [people, organs]);
  const [ids, setIds] = useState<readonly string[]>(['han', 'liu']);
  const chosen = ids.flatMap((id) => people.filter((person) => person.id === id));
  return (
    <Invited
      departments={organs}
      find={find}
      value={chosen}
      onChange={(next) => setIds(next.map(({ id }) => id))}
    />
  );
}

function ManyPeople(): ReactElement {
  const t = useGalleryTexts();
  const names = usePeople();
  const label = t('organ.company');
  const departments = useMemo(() => largeTree(10_000, { id: 'company', label }), [label]);
  const find = useMemo(
    () => findAmong(largeStaff(10_000, names), departments),
    [names, departments],
  );
  const [value, setValue] = useState<readonly PersonOption[]>([]);
  return <Invited departments={departments} find={find} value={value} onChange={setValue} />;
}

function FailingPeople(): ReactElement {
  const organs = useOrgans();
  const people = usePeople();
  const [value, setValue] = useState<readonly PersonOption[]>([]);
  const tries = useRef(0);
  // The first try fails, a second one answers.
  const find: FindPeople = (query, signal) => {
    tries.current += 1;
    if (tries.current === 1) return Promise.reject(new Error('offline'));
    return findAmong(people, organs)(query, signal);
  };
  return <Invited departments={organs} find={find} value={value} onChange={setValue} />;
}

function Disabled(): ReactElement {
  const people = usePeople();
  const t = useGalleryTexts();
  const organs = useOrgans();
  return (
    <div className={css.narrow}>
      <Field label={t('field.participants')} disabled>
        <PeoplePicker
          departments={organs}
          find={findAmong(people, organs)}
          value={people.slice(0, 2)}
          onChange={() => {}}
        />
      </Field>
    </div>
  );
}

interface InvitedProps {
  departments: ReturnType<typeof useOrgans>;
  find: FindPeople;
  value: readonly PersonOption[];
  onChange: (people: readonly PersonOption[]) => void;
}

function Invited(props: InvitedProps): ReactElement {
  const t = useGalleryTexts();
  return (
    <div className={css.narrow}>
      <Field label={t('field.participants')}>
        <PeoplePicker {...props} wait={0} />
      </Field>
    </div>
  );
}
