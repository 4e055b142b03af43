import type { ReactElement } from 'react';
import { cascadeName } from '#bridge/calls/workflow/cascade.ts';
import { choicesIn, linesIn } from '#bridge/calls/workflow/fill-form.ts';
import {
  type FieldValue,
  type FormColumn,
  type FormDefinition,
  type FormField,
  type FormValues,
  fileKinds,
} from '#bridge/calls/workflow/form.ts';
import { useAppContext } from '#bridge/react/index.ts';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { FileLinks } from './file-links.tsx';
import css from './forms.module.css';
import { nameIn } from './in-words.ts';

interface TextProps {
  field: FormField;
  value: FieldValue | undefined;
  names: Readonly<Record<string, string>>;
}

/** One value as it is read; a table as a table. */
export function FieldText({ field, value, names }: TextProps): ReactElement {
  const { locale } = useAppContext();
  const t = useWords();
  if (field.kind === 'table') return <LinesTable field={field} value={value} />;
  if (fileKinds.has(field.kind))
    return <FileLinks files={choicesIn(value).map((id) => ({ id, name: names[id] ?? id }))} />;
  const chosen = choicesIn(value).map((code) => optionName(field, code, locale));
  if (chosen.length > 0) return <span>{chosen.join(locale === 'en' ? ', ' : '、')}</span>;
  const text = typeof value === 'string' ? value : '';
  if (field.kind === 'range') return <span>{text.replace('/', ' – ')}</span>;
  if (field.kind === 'flag' && text !== '')
    return <span>{t(text === 'true' ? 'forms.yes' : 'forms.no')}</span>;
  if (field.kind === 'choice') return <span>{optionName(field, text, locale)}</span>;
  if (field.kind === 'cascade')
    return <span>{cascadeName(field.options, text, (one) => nameIn(one, locale))}</span>;
  return <span className={css.text}>{names[text] ?? text}</span>;
}

function optionName({ options }: FormField | FormColumn, code: string, locale: string): string {
  const option = options.find((one) => one.code === code);
  return option === undefined ? code : nameIn(option, locale);
}

function LinesTable({
  field,
  value,
}: {
  field: FormField;
  value: FieldValue | undefined;
}): ReactElement {
  const { locale } = useAppContext();
  const t = useWords();
  const cell = (column: FormColumn, text: string) => {
    if (column.kind === 'choice') return optionName(column, text, locale);
    if (column.kind === 'flag' && text !== '') return t(text === 'true' ? 'forms.yes' : 'forms.no');
    return text;
  };
  return (
    <div className={css.scroll}>
      <table className={css.lines}>
        <thead>
          <tr>
            {field.columns.map((column) => (
              <th key={column.id} data-kind={column.kind}>
                {nameIn(column, locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linesIn(value).map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
            <tr key={at}>
              {field.columns.map((column) => (
                <td key={column.id} data-kind={column.kind}>
                  {cell(column, line[column.id] ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A form that was sent: sections with what was filled in. */
export function FilledView(props: {
  form: FormDefinition;
  values: FormValues;
  names: Readonly<Record<string, string>>;
}): ReactElement {
  const { form, values, names } = props;
  const { locale } = useAppContext();
  const isFilled = (id: string): boolean => {
    const value = values[id];
    return value !== undefined && value.length > 0;
  };
  return (
    <>
      {form.sections.map((section) => {
        const filled = section.fields.filter(({ id }) => isFilled(id));
        if (filled.length === 0) return null;
        return (
          <div key={section.id} className={css.section}>
            <h3 className={css.sectionTitle}>{nameIn(section, locale)}</h3>
            <DescriptionList
              items={filled.map((field) => ({
                id: field.id,
                term: nameIn(field, locale),
                value: <FieldText field={field} value={values[field.id]} names={names} />,
                wide: field.kind === 'table' || field.kind === 'lines' || fileKinds.has(field.kind),
              }))}
            />
          </div>
        );
      })}
    </>
  );
}
