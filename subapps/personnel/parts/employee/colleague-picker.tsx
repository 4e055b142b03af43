import { type ReactElement, useCallback } from 'react';
import { rosterPage } from '#bridge/calls/joyhr/roster.ts';
import type { Organs } from '#bridge/react/directory/use-organs.ts';
import { useGateway } from '#bridge/react/index.ts';
import type { FindPeople } from '#ui/parts/pickers/find-people.ts';
import { PersonPicker } from '#ui/parts/pickers/people-picker.tsx';
import { inService } from '../../stores/roster-place.ts';
import type { PickerProps } from './field-control.tsx';

/** A person in service, found by department, name, pinyin or staff number. */
export function ColleaguePicker(props: PickerProps & { organs: Organs }): ReactElement {
  const { value, name, onPick, organs } = props;
  const gateway = useGateway();
  const find: FindPeople = useCallback(
    async ({ typed, departmentId }, signal) => {
      const asked = {
        ...(typed && { keyword: typed }),
        ...(departmentId && { organId: departmentId }),
        status: [...inService],
        rows: 50,
      };
      const { rows, total } = await gateway.call(rosterPage, asked, { signal });
      const people = rows.map((row) => ({
        id: row.id,
        name: row.name,
        hint: `${row.staffNo} · ${row.organName}`,
      }));
      return { people, total };
    },
    [gateway],
  );
  return (
    <PersonPicker
      departments={organs.nodes}
      find={find}
      value={value ? { id: value, name: name || value } : undefined}
      onChange={(person) => onPick(person.id, person.name)}
      onClear={() => onPick(null, '')}
    />
  );
}
