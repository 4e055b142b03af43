import { type ReactElement, useCallback } from 'react';
import type { AnyRow } from '#bridge/calls/record/any-row.ts';
import type { Choices } from '#bridge/calls/record/call-types.ts';
import type { Field as DeclaredField, FieldValue } from '#bridge/calls/record/field.ts';
import type { FieldRight } from '#bridge/calls/record/field-right.ts';
import { Checkbox } from '../parts/checkbox.tsx';
import { DateInput } from '../parts/date-input/date-input.tsx';
import { Field } from '../parts/field.tsx';
import { NumberInput } from '../parts/number-input.tsx';
import { RemoteCombobox } from '../parts/select/remote-combobox.tsx';
import { Select } from '../parts/select/select.tsx';
import { TextArea, TextInput } from '../parts/text-input.tsx';
import css from './record.module.css';
import { type SpokenRecord, showValue } from './show-value.ts';
import { useRecordScreenWords } from './texts/record-texts.ts';

export interface RecordFieldProps {
  name: string;
  spoken: SpokenRecord;
  /** Nothing for a new row. */
  row: AnyRow | undefined;
  right: FieldRight;
  value: FieldValue | null;
  error: string | undefined;
  choices: (field: string, keyword: string, signal?: AbortSignal) => Promise<Choices>;
  onChange: (value: FieldValue | null) => void;
}

/** One field of a row: its control, or its value for who may not change it. */
export function RecordField(props: RecordFieldProps): ReactElement | null {
  const { name, spoken, row, right, error } = props;
  const t = useRecordScreenWords();
  const field = spoken.record.fields[name];
  if (field === undefined) return null;
  const label = spoken.words.fields[name] ?? name;
  const isOpen = right === 'write' && field.stored && !(field.fixed && row !== undefined);
  if (!isOpen) {
    if (row === undefined) return null;
    return (
      <Field label={label}>
        <output className={css.value}>{showValue(spoken, row, name, t) || '—'}</output>
      </Field>
    );
  }
  return (
    <Field label={label} required={field.required} error={error}>
      <Control {...props} field={field} />
    </Field>
  );
}

function Control(props: RecordFieldProps & { field: DeclaredField }): ReactElement {
  const { name, spoken, value, onChange, field } = props;
  const text = value === null ? '' : String(value);
  const ofText = (typed: string): void => onChange(typed === '' ? null : typed);
  switch (field.kind) {
    case 'lines':
      return (
        <TextArea
          value={text}
          {...(field.max !== null && { maxLength: field.max })}
          onChange={ofText}
        />
      );
    case 'day':
      return <DateInput value={text} onChange={ofText} />;
    case 'choice':
      return (
        <Select
          value={text}
          options={field.options.map((option) => ({
            value: option,
            label: spoken.words.choices[name]?.[option] ?? option,
          }))}
          onChange={ofText}
          {...(!field.required && { onClear: () => onChange(null) })}
        />
      );
    case 'flag':
      return <Checkbox checked={value === true} onChange={onChange} />;
    case 'integer':
    case 'minutes':
      return (
        <NumberInput
          name={name}
          value={value === null ? null : Number(value)}
          {...(field.min !== null && { min: field.min })}
          {...(field.max !== null && { max: field.max })}
          onChange={onChange}
        />
      );
    case 'reference':
      return <ReferenceControl {...props} />;
    default:
      return (
        <TextInput
          name={name}
          value={text}
          {...(field.kind === 'text' && field.max !== null && { maxLength: field.max })}
          onChange={ofText}
        />
      );
  }
}

function ReferenceControl({ name, row, value, choices, onChange }: RecordFieldProps): ReactElement {
  const search = useCallback(
    async (typed: string, signal: AbortSignal) => {
      const { options } = await choices(name, typed, signal);
      return options.map(({ id, name: label, note }) => ({
        value: id,
        label,
        ...(note !== null && { hint: note }),
      }));
    },
    [choices, name],
  );
  const known =
    row && row.fields[name] !== null && row.names[name] !== undefined
      ? { value: String(row.fields[name]), label: row.names[name] }
      : undefined;
  return (
    <RemoteCombobox
      search={search}
      known={known}
      value={value === null ? '' : String(value)}
      onChange={(next) => onChange(next === '' ? null : next)}
    />
  );
}
