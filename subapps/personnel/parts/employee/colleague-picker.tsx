import type { ReactElement } from 'react';
import type { Organs } from '#bridge/react/directory/use-organs.ts';
import { useFindPeople } from '#bridge/react/directory/use-people.ts';
import { PersonPicker } from '#ui/parts/pickers/people-picker.tsx';
import type { PickerProps } from './field-control.tsx';

/** A person in service, found by department, name, pinyin or staff number. */
export function ColleaguePicker(props: PickerProps & { organs: Organs }): ReactElement {
  const { value, name, onPick, organs } = props;
  const find = useFindPeople();
  return (
    <PersonPicker
      departments={organs.nodes}
      levels={organs.levels}
      find={find}
      value={value ? { id: value, name: name || value } : undefined}
      onChange={(person) => onPick(person.id, person.name)}
      onClear={() => onPick(null, '')}
    />
  );
}
