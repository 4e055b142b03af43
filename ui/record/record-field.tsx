import type { ReactElement } from 'react';
import type { AnyRow } from '#bridge/calls/record/any-row.ts';
import type { Choices } from '#bridge/calls/record/call-types.ts';
import type { FieldValue } from '#bridge/calls/record/field.ts';
import type { FieldRight } from '#bridge/calls/record/field-right.ts';
import { Field } from '../parts/field.tsx';
import { FieldControl } from './field-control.tsx';
import { type FileDoor, FileLink } from './file-control.tsx';
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
  /** What the reference is called that the row has, or begins with. */
  known: string | undefined;
  error: string | undefined;
  choices: (field: string, keyword: string, signal?: AbortSignal) => Promise<Choices>;
  files: FileDoor;
  onChange: (value: FieldValue | null) => void;
}

/** One field of a row: its control, or its value for who may not change it. */
export function RecordField(props: RecordFieldProps): ReactElement | null {
  const { name, spoken, row, right, error, value } = props;
  const t = useRecordScreenWords();
  const field = spoken.record.fields[name];
  if (field === undefined) return null;
  const label = spoken.words.fields[name] ?? name;
  const isOpen = right === 'write' && field.stored && !(field.fixed && row !== undefined);
  if (!isOpen) {
    if (row === undefined) return null;
    return (
      <Field label={label}>
        <output className={css.value}>
          {field.kind === 'file' && typeof value === 'string' ? (
            <FileLink id={value} name={row.names[name]} files={props.files} />
          ) : (
            showValue(spoken, row, name, t) || '—'
          )}
        </output>
      </Field>
    );
  }
  return (
    <Field label={label} required={field.required} error={error}>
      <FieldControl
        {...{ name, field, value }}
        words={spoken.words.choices[name]}
        known={props.known}
        choices={props.choices}
        files={props.files}
        onChange={props.onChange}
      />
    </Field>
  );
}
