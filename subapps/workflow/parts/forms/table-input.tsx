import type { ReactElement } from 'react';
import type { FillProblem } from '#bridge/calls/workflow/fill-form.ts';
import type { FormField } from '#bridge/calls/workflow/form.ts';
import { useAppContext } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { FieldInput } from './field-input.tsx';
import css from './forms.module.css';
import { issueIn, nameIn } from './in-words.ts';

type Line = Record<string, string>;

/** Lines a table may have. */
const mostLines = 500;

/** The lines of a table, each with its columns; on a phone they stand below each other. */
export function TableInput(props: {
  field: FormField;
  lines: readonly Line[];
  problems: readonly FillProblem[];
  onChange: (lines: Line[]) => void;
}): ReactElement {
  const { field, lines, problems, onChange } = props;
  const t = useWords();
  const { locale } = useAppContext();
  return (
    <div className={css.table}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
        <fieldset key={at} className={css.line}>
          <legend className={css.lineHead}>{t('forms.line', { number: at + 1 })}</legend>
          <div className={css.lineFields}>
            {field.columns.map((column) => (
              <Field
                key={column.id}
                label={nameIn(column, locale)}
                required={column.required}
                error={issueIn(
                  t,
                  problems.find(({ path }) => path === `${field.id}.${at}.${column.id}`)?.issue,
                )}
              >
                <FieldInput
                  field={column}
                  value={line[column.id]}
                  flat={{}}
                  names={{}}
                  onChange={(value) =>
                    onChange(lines.with(at, { ...line, [column.id]: String(value) }))
                  }
                />
              </Field>
            ))}
          </div>
          <Button size="sm" onClick={() => onChange(lines.toSpliced(at, 1))}>
            {t('forms.removeLine', { number: at + 1 })}
          </Button>
        </fieldset>
      ))}
      {lines.length < mostLines && (
        <div>
          <Button icon="plus" onClick={() => onChange([...lines, {}])}>
            {t('forms.addLine')}
          </Button>
        </div>
      )}
    </div>
  );
}
