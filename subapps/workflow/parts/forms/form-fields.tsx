import type { ReactElement } from 'react';
import {
  type FilledValues,
  type FormRights,
  fillForm,
  flatValues,
  linesIn,
} from '#bridge/calls/workflow/fill-form.ts';
import {
  type FieldValue,
  type FormDefinition,
  type FormField,
  type FormValues,
  fileKinds,
  silentKinds,
} from '#bridge/calls/workflow/form.ts';
import { useAppContext } from '#bridge/react/index.ts';
import { Section } from '#ui/layouts/detail-page.tsx';
import { Field } from '#ui/parts/field.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { FieldInput } from './field-input.tsx';
import { FieldText } from './filled-view.tsx';
import css from './forms.module.css';
import { hintIn, issueIn, nameIn } from './in-words.ts';
import { TableInput } from './table-input.tsx';

interface FieldsProps {
  form: FormDefinition;
  values: FormValues;
  /** What the person may do; a field without a word is written where `isOpen`. */
  rights: FormRights;
  isOpen: boolean;
  names: Readonly<Record<string, string>>;
  /** Whether what is missing is said. */
  checked: boolean;
  onChange: (values: FormValues) => void;
}

/** Whether a field may be written. */
export function isWritten(
  { rights, isOpen }: FieldsProps | Pick<FieldsProps, 'rights' | 'isOpen'>,
  id: string,
): boolean {
  const right = rights[id] ?? (isOpen ? 'write' : 'read');
  return right === 'write' || right === 'required';
}

/** A form to be filled in: what is not asked is not shown, and sums follow as one types. */
export function FormFields(props: FieldsProps): ReactElement {
  const { form, values, rights } = props;
  const { locale } = useAppContext();
  const filled = fillForm(form, values, rights);
  return (
    <>
      {form.sections.map((section) => {
        const shown = section.fields.filter(({ id }) => filled.shown.has(id));
        if (shown.length === 0) return null;
        return (
          <Section key={section.id} title={nameIn(section, locale)}>
            <div className={css.fields}>
              {shown.map((field) => (
                <OneField key={field.id} {...props} field={field} filled={filled} />
              ))}
            </div>
          </Section>
        );
      })}
    </>
  );
}

function OneField(props: FieldsProps & { field: FormField; filled: FilledValues }): ReactElement {
  const { field, filled, values, names, checked, onChange } = props;
  const t = useWords();
  const { locale } = useAppContext();
  const label = nameIn(field, locale);
  const hint = hintIn(field, locale);
  if (field.kind === 'note') return <p className={css.note}>{hint === '' ? label : hint}</p>;
  if (field.kind === 'divider') return <hr className={css.divider} />;
  const value = field.kind === 'serial' ? values[field.id] : filled.values[field.id];
  if (silentKinds.has(field.kind) || !isWritten(props, field.id)) {
    return (
      <div className={css.wide}>
        <div className={css.readLabel}>{label}</div>
        {field.kind === 'serial' && value === undefined ? (
          <span className={css.note}>{t('forms.numberLater')}</span>
        ) : (
          <FieldText field={field} value={value} names={names} />
        )}
      </div>
    );
  }
  const problem = filled.problems.find(({ path }) => path === field.id)?.issue;
  const put = (next: FieldValue) => onChange({ ...values, [field.id]: next });
  const isWide = ['table', 'lines', 'choices'].includes(field.kind) || fileKinds.has(field.kind);
  return (
    <div className={isWide ? css.wide : undefined}>
      <Field
        label={label}
        required={filled.required.has(field.id)}
        help={hint === '' ? undefined : hint}
        error={checked ? issueIn(t, problem) : undefined}
      >
        {field.kind === 'table' ? (
          <TableInput
            field={field}
            lines={linesIn(values[field.id])}
            problems={checked ? filled.problems : []}
            onChange={put}
          />
        ) : (
          <FieldInput
            field={field}
            value={values[field.id]}
            flat={flatValues(filled.values)}
            names={names}
            onChange={put}
          />
        )}
      </Field>
    </div>
  );
}
