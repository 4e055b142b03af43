import { type ReactElement, useCallback } from 'react';
import type { Choices } from '#bridge/calls/record/call-types.ts';
import type { Field as DeclaredField, FieldValue } from '#bridge/calls/record/field.ts';
import { Checkbox } from '../parts/checkbox.tsx';
import { Combobox } from '../parts/combobox.tsx';
import { DateInput } from '../parts/date-input/date-input.tsx';
import { NumberInput } from '../parts/number-input.tsx';
import type { Option } from '../parts/option.ts';
import { RemoteCombobox } from '../parts/select/remote-combobox.tsx';
import { Select } from '../parts/select/select.tsx';
import { TextArea, TextInput } from '../parts/text-input.tsx';
import { FileControl, type FileDoor } from './file-control.tsx';
import { mostListed } from './show-value.ts';

/** What a control needs to know of a field; a custom field has the same. */
export type ControlField = Pick<DeclaredField, 'kind' | 'options' | 'required' | 'min' | 'max'>;

export interface FieldControlProps {
  name: string;
  field: ControlField;
  value: FieldValue | null;
  /** The words of a choice. */
  words?: Readonly<Record<string, string>> | undefined;
  /** What the value of a reference is called. */
  known?: string | undefined;
  choices: (field: string, keyword: string, signal?: AbortSignal) => Promise<Choices>;
  /** Needed for a file. */
  files?: FileDoor | undefined;
  onChange: (value: FieldValue | null) => void;
}

/** The control of one field by its kind. It is inside a `Field`. */
export function FieldControl(props: FieldControlProps): ReactElement {
  const { name, field, value, onChange } = props;
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
    case 'month':
      return <DateInput unit="month" value={text} onChange={ofText} />;
    case 'choice':
      return <ChoiceControl {...props} />;
    case 'flag':
      return <Checkbox checked={value === true} onChange={onChange} />;
    case 'integer':
    case 'minutes':
      return <NumberControl {...props} />;
    case 'file':
      return props.files ? (
        <FileControl
          {...{ name, onChange }}
          known={props.known}
          files={props.files}
          value={value === null ? null : text}
        />
      ) : (
        <output>{text}</output>
      );
    case 'reference':
      return <ReferenceControl {...props} />;
    default:
      return (
        <TextInput
          name={name}
          value={text}
          {...(field.kind === 'decimal' && { inputMode: 'decimal' as const })}
          {...(field.kind === 'text' && field.max !== null && { maxLength: field.max })}
          onChange={ofText}
        />
      );
  }
}

function ChoiceControl({ field, value, words = {}, onChange }: FieldControlProps): ReactElement {
  const shared = {
    value: value === null ? '' : String(value),
    options: field.options.map((one) => ({ value: one, label: words[one] ?? one })),
    onChange: (chosen: string) => onChange(chosen === '' ? null : chosen),
  };
  if (shared.options.length > mostListed) return <Combobox {...shared} />;
  return <Select {...shared} {...(!field.required && { onClear: () => onChange(null) })} />;
}

function NumberControl({ name, field, value, onChange }: FieldControlProps): ReactElement {
  return (
    <NumberInput
      name={name}
      value={value === null ? null : Number(value)}
      {...(field.min !== null && { min: field.min })}
      {...(field.max !== null && { max: field.max })}
      onChange={onChange}
    />
  );
}

function ReferenceControl({
  name,
  value,
  known,
  choices,
  onChange,
}: FieldControlProps): ReactElement {
  const search = useCallback(
    async (typed: string, signal: AbortSignal): Promise<Option[]> => {
      const { options } = await choices(name, typed, signal);
      return options.map(({ id, name: label, note }) => ({
        value: id,
        label,
        ...(note !== null && { hint: note }),
      }));
    },
    [choices, name],
  );
  return (
    <RemoteCombobox
      search={search}
      known={
        value !== null && known !== undefined ? { value: String(value), label: known } : undefined
      }
      value={value === null ? '' : String(value)}
      onChange={(next) => onChange(next === '' ? null : next)}
    />
  );
}
