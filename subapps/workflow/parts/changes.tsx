import type { ReactElement, ReactNode } from 'react';
import { fieldsOf } from '#bridge/calls/workflow/form.ts';
import { useAppContext } from '#bridge/react/index.ts';
import { Section } from '#ui/layouts/detail-page.tsx';
import { useWords } from '../texts/app-texts.ts';
import type { Approval } from './approval-view.tsx';
import css from './approvals.module.css';
import { FieldText } from './forms/filled-view.tsx';
import { nameIn } from './forms/in-words.ts';

/** One field with what it said and says. */
interface Change {
  readonly id: string;
  readonly name: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** What has changed since the request was last returned, of what its reader may see. */
export function Changes({ approval }: { approval: Approval }): ReactElement | null {
  const t = useWords();
  const { locale } = useAppContext();
  const changes = changesOf(approval, locale);
  if (changes.length === 0) return null;
  return (
    <Section title={t('changes.title')}>
      <div className={css.scroll}>
        <table className={css.changes}>
          <thead>
            <tr>
              <th scope="col">{t('changes.field')}</th>
              <th scope="col">{t('changes.before')}</th>
              <th scope="col">{t('changes.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ id, name, before, after }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td className={css.old}>{before ?? t('changes.empty')}</td>
                <td>{after ?? t('changes.empty')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function changesOf({ filled, lines }: Approval, locale: string): readonly Change[] {
  if (filled === null) {
    return lines.flatMap(({ field: id, label: name, value, before }) =>
      before === null ? [] : [{ id, name, before: before || null, after: value || null }],
    );
  }
  const { form, values, before, changed, names } = filled;
  const known = new Set(changed);
  const fields = fieldsOf(form).filter(({ id }) => known.has(id));
  return fields.map((field) => {
    const text = (value: (typeof values)[string] | undefined) =>
      value === undefined || value.length === 0 ? null : (
        <FieldText field={field} value={value} names={names} />
      );
    return {
      id: field.id,
      name: nameIn(field, locale),
      before: text(before[field.id]),
      after: text(values[field.id]),
    };
  });
}
