import type { ReactElement } from 'react';
import type { AnyForm, AnyRow } from '#bridge/calls/record/any-row.ts';
import type { CustomField, CustomValue, CustomValues } from '#bridge/calls/record/custom.ts';
import { Field } from '../parts/field.tsx';
import { type ControlField, FieldControl } from './field-control.tsx';
import css from './record.module.css';
import { showCustom } from './show-value.ts';
import { useRecordScreenWords } from './texts/record-texts.ts';

export interface CustomFieldsProps {
  form: AnyForm;
  row: AnyRow | undefined;
  mayWrite: boolean;
  /** Those that were changed, by code. */
  values: CustomValues;
  errors: Readonly<Record<string, string>>;
  onChange: (code: string, value: CustomValue | null) => void;
}

const noChoices = async () => ({ options: [], more: false });

/** The fields that the company added by itself, in a section of their own. */
export function CustomFields(props: CustomFieldsProps): ReactElement | null {
  const { form, row, mayWrite, values, errors, onChange } = props;
  const t = useRecordScreenWords();
  const shown = form.customFields.filter(({ right }) => right !== 'hidden');
  if (shown.length === 0) return null;
  return (
    <fieldset className={css.section}>
      <legend>{t('customFields')}</legend>
      {shown.map((field) => {
        const { code, name, required } = field;
        const value = code in values ? (values[code] ?? null) : (row?.custom[code] ?? null);
        if (!mayWrite || field.right !== 'write') {
          return (
            <Field key={code} label={name}>
              <output className={css.value}>{showCustom(field, value, t) || '—'}</output>
            </Field>
          );
        }
        return (
          <Field key={code} label={name} required={required} error={errors[`custom.${code}`]}>
            <FieldControl
              name={`custom.${code}`}
              field={customControl(field)}
              words={field.labels}
              value={value}
              choices={noChoices}
              onChange={(next) => onChange(code, next as CustomValue | null)}
            />
          </Field>
        );
      })}
    </fieldset>
  );
}

/** What the control of a custom field needs to know. */
export function customControl({ kind, options, required }: CustomField): ControlField {
  return { kind, options, required, min: null, max: kind === 'text' ? mostCharacters : null };
}

/** Characters of a custom text. */
const mostCharacters = 500;
