import type { ReactElement } from 'react';
import type { AnyRecord } from '#bridge/calls/record/define.ts';
import type { RecordScreenDoor, RecordValues } from '#bridge/calls/record/doors.ts';
import type { Field as DeclaredField, FieldValue } from '#bridge/calls/record/field.ts';
import type { Organs } from '#bridge/react/directory/use-organs.ts';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { FieldControl } from '#ui/record/field-control.tsx';

import { useLocale } from '#ui/texts/use-texts.ts';
import { ColleaguePicker } from '../employee/colleague-picker.tsx';
import { OrganPicker } from '../employee/organ-picker.tsx';
import { PositionPicker } from '../employee/position-picker.tsx';
import { type ChangeKind, changeKinds } from './change-kinds.ts';
import { useChangeWords } from './texts/change-texts.ts';

export interface ChangeFieldProps {
  kind: ChangeKind;
  name: string;
  values: RecordValues;
  /** What a reference is called. */
  called: string;
  error: string | undefined;
  organs: Organs;
  /** Where the employee works now, or null. */
  organId: string | null;
  choices: RecordScreenDoor['choices'];
  onChange: (value: FieldValue | null, called: string) => void;
}

/** One field of a change. Organisations are chosen from the tree, people and positions as in the employee's record. */
export function ChangeField(props: ChangeFieldProps): ReactElement | null {
  const { kind, name, error } = props;
  const { record, words } = changeKinds[kind];
  const spoken = words[useLocale()];
  const field = fieldIn(record, name);
  if (field === undefined) return null;
  return (
    <Field label={spoken.fields[name] ?? name} required={field.required} error={error}>
      <Control {...props} />
    </Field>
  );
}

/** A field of a record by its name, whatever the record. */
function fieldIn(record: AnyRecord, name: string): DeclaredField | undefined {
  return record.fields[name];
}

function Control(props: ChangeFieldProps): ReactElement | null {
  const { kind, name, values, called, organs, choices, onChange } = props;
  const t = useChangeWords();
  const { record, words } = changeKinds[kind];
  const spoken = words[useLocale()];
  const field = fieldIn(record, name);
  const value = values[name] ?? null;
  const picker = {
    value: value === null ? null : String(value),
    name: called,
    onPick: (next: string | null, label: string) => onChange(next, label),
  };
  if (field === undefined) return null;
  if (name === 'staffNo') {
    return (
      <TextInput
        value={picker.value ?? ''}
        placeholder={t('staffNoHelp')}
        maxLength={30}
        onChange={(typed) => onChange(typed === '' ? null : typed, '')}
      />
    );
  }
  if (name === 'position') {
    return (
      <PositionPicker {...picker} organId={values.organ ? String(values.organ) : props.organId} />
    );
  }
  if (field.kind === 'reference' && field.target === 'organ') {
    return <OrganPicker {...picker} organs={organs} />;
  }
  if (field.kind === 'reference' && field.target === 'employment') {
    return <ColleaguePicker {...picker} organs={organs} />;
  }
  return (
    <FieldControl
      {...{ name, field, value, choices }}
      words={spoken.choices[name]}
      known={called || undefined}
      onChange={(next) => onChange(next, '')}
    />
  );
}
