import type { ReactElement } from 'react';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { useWords } from '../../texts/app-texts.ts';
import type { RouteFields } from './route-designer.tsx';
import css from './routes.module.css';

type Right = 'hidden' | 'read' | 'write' | 'required';

const rightKinds: readonly Right[] = ['hidden', 'read', 'write', 'required'];

/** What a step or the applicant may do with each field of a form. */
export function RightsPanel(props: {
  title: string;
  fields: RouteFields;
  rights: Readonly<Record<string, Right>>;
  /** What holds for a field that nothing is said of. */
  usual: Right;
  onChange: (rights: Record<string, Right>) => void;
}): ReactElement | null {
  const { title, fields, rights, usual, onChange } = props;
  const t = useWords();
  const options = rightKinds.map((value) => ({ value, label: t(`designer.right.${value}`) }));
  if (fields.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <div className={css.inside}>
        {fields.map(({ field, name }) => (
          <Field key={field} label={name}>
            <Select
              size="sm"
              options={options}
              value={rights[field] ?? usual}
              onChange={(right) => onChange({ ...rights, [field]: right })}
            />
          </Field>
        ))}
      </div>
    </details>
  );
}
