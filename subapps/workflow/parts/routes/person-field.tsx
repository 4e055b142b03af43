import type { ReactElement } from 'react';
import { Combobox } from '#ui/parts/combobox.tsx';
import { Field } from '#ui/parts/field.tsx';
import type { RouteChoices } from './route-designer.tsx';

/** One person out of those who can be asked, found by typing; undefined when it is emptied. */
export function PersonField(props: {
  label: string;
  help?: string;
  people: RouteChoices['people'];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}): ReactElement {
  const { label, help, people, value, onChange } = props;
  return (
    <Field label={label} help={help}>
      <Combobox
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        value={value}
        onChange={(next) => onChange(next === '' ? undefined : next)}
      />
    </Field>
  );
}
