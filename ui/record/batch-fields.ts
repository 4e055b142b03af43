/** The fields a batch can change, with what a screen needs to ask for a value and to show it. */
import type { AnyForm } from '#bridge/calls/record/any-row.ts';
import type { CustomValue } from '#bridge/calls/record/custom.ts';
import type { FieldValue } from '#bridge/calls/record/field.ts';
import { batchCustomFields, batchFields } from './batch.ts';
import { customControl } from './custom-fields.tsx';
import type { ControlField } from './field-control.tsx';
import { type SpokenRecord, showCustom, showField } from './show-value.ts';
import type { RecordScreenWords } from './texts/record-texts.ts';

/** One field that many rows can get the same value in. */
export interface BatchField {
  /** `custom.<code>` for a field of the company. */
  readonly name: string;
  readonly label: string;
  readonly control: ControlField;
  /** The words of a choice. */
  readonly words: Readonly<Record<string, string>> | undefined;
  readonly show: (value: FieldValue | null | undefined) => string;
}

/** The fields of the record first, then those of the company. */
export function listBatchFields(
  { record, words }: SpokenRecord,
  form: AnyForm,
  t: RecordScreenWords,
): readonly BatchField[] {
  const own = batchFields(record, form).flatMap((name): BatchField[] => {
    const control = record.fields[name];
    if (control === undefined) return [];
    const choices = words.choices[name];
    return [
      {
        name,
        label: words.fields[name] ?? name,
        control,
        words: choices,
        show: (value) => showField(control, value, choices, t),
      },
    ];
  });
  const custom = batchCustomFields(form).map(
    (field): BatchField => ({
      name: `custom.${field.code}`,
      label: field.name,
      control: customControl(field),
      words: field.labels,
      show: (value) => showCustom(field, value as CustomValue | null | undefined, t),
    }),
  );
  return [...own, ...custom];
}
