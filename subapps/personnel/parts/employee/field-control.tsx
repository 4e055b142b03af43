import { type ReactElement, useId } from 'react';
import type { EmployeeField } from '#bridge/calls/joyhr/employee.ts';
import { Combobox } from '#ui/parts/combobox.tsx';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextArea, TextInput } from '#ui/parts/text-input.tsx';
import { valueIn } from '../../stores/draft.ts';
import { choiceFields, fieldKind, isChoiceField, isRequired } from '../../stores/field-kinds.ts';
import type { EmployeeRecord } from '../../stores/record.ts';
import { useWords } from '../../texts/app-texts.ts';
import { choiceWords } from '../field-words.ts';
import { ColleaguePicker } from './colleague-picker.tsx';
import { OrganPicker } from './organ-picker.tsx';
import { PositionPicker } from './position-picker.tsx';
import type { Editing } from './use-editing.ts';

export interface FieldControlProps {
  field: EmployeeField;
  record: Pick<EmployeeRecord, 'names'>;
  editing: Pick<Editing, 'draft' | 'organs' | 'choices' | 'change'>;
}

/** What a picker of an id needs: the id, its words, and what to do with another one. */
export interface PickerProps {
  value: string | null;
  name: string;
  onPick: (value: string | null, name: string) => void;
}

/** The control one field is changed with. */
export function FieldControl(props: FieldControlProps): ReactElement {
  const { field, record, editing } = props;
  const value = valueIn(editing.draft, field);
  const picker: PickerProps = {
    value,
    name: value ? (editing.draft.names[field] ?? record.names[field] ?? '') : '',
    onPick: (next, name) => editing.change(field, next, name),
  };
  switch (fieldKind(field)) {
    case 'choice':
      return <ChoiceControl {...props} value={value} />;
    case 'day':
      return (
        <DateInput
          name={field}
          value={value ?? ''}
          onChange={(day) => editing.change(field, day || null)}
        />
      );
    case 'organ':
      return <OrganPicker {...picker} organs={editing.organs} />;
    case 'person':
      return <ColleaguePicker {...picker} organs={editing.organs} />;
    case 'position':
      return <PositionPicker {...picker} organId={valueIn(editing.draft, 'organId')} />;
    case 'post':
    case 'grade':
      return <ListControl {...props} picker={picker} />;
    default:
      return <TextControl {...props} value={value ?? ''} />;
  }
}

function ChoiceControl(props: FieldControlProps & { value: string | null }): ReactElement | null {
  const { field, editing, value } = props;
  const t = useWords();
  if (!isChoiceField(field)) return null;
  const clear = isRequired(field) ? {} : { onClear: () => editing.change(field, null) };
  return (
    <Select<string>
      name={field}
      options={choiceFields[field].map((each) => ({
        value: each,
        label: choiceWords(t, field, each),
      }))}
      value={value ?? ''}
      onChange={(next) => editing.change(field, next)}
      {...clear}
    />
  );
}

// Posts and grades: lists the gateway gives, the post's with too many to look through without typing.
function ListControl({
  field,
  editing,
  picker,
}: FieldControlProps & { picker: PickerProps }): ReactElement {
  const { choices } = editing;
  const options =
    field === 'gradeCode'
      ? (choices?.grades ?? []).map(({ code, name }) => ({ value: code, label: name }))
      : (choices?.posts ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const known = options.some((option) => option.value === picker.value);
  const current =
    picker.value && !known ? [{ value: picker.value, label: picker.name || picker.value }] : [];
  const all = [...current, ...options];
  return (
    <Combobox
      name={field}
      options={all}
      value={picker.value ?? ''}
      busy={!choices}
      onChange={(next) =>
        picker.onPick(next || null, all.find(({ value }) => value === next)?.label ?? '')
      }
    />
  );
}

function TextControl({
  field,
  editing,
  value,
}: FieldControlProps & { value: string }): ReactElement {
  const places = useId();
  const kind = fieldKind(field);
  const change = (typed: string) => editing.change(field, typed === '' ? null : typed);
  if (kind === 'area') return <TextArea name={field} value={value} onChange={change} />;
  const type = kind === 'phone' ? 'tel' : kind === 'email' ? 'email' : 'text';
  if (field !== 'workPlace')
    return <TextInput name={field} type={type} value={value} onChange={change} />;
  return (
    <>
      <TextInput name={field} value={value} onChange={change} list={places} />
      <datalist id={places}>
        {editing.choices?.workPlaces.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </>
  );
}
