import type { ReactElement } from 'react';
import type { EmployeeField } from '#bridge/calls/joyhr/employee.ts';
import { Section } from '#ui/layouts/detail-page.tsx';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { Icon } from '#ui/parts/icon/icon.tsx';
import {
  type EmployeeRecord,
  type FieldView,
  fieldsOf,
  rightOn,
  viewGroups,
} from '../../stores/record.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import { valueWords } from '../field-words.ts';
import css from './field-list.module.css';

/** The fields of one view of the record, group by group, to read. */
export function FieldList(props: { record: EmployeeRecord; view: FieldView }): ReactElement {
  const { record, view } = props;
  const t = useWords();
  const groups = viewGroups[view].filter((group) => fieldsOf(record, group).length > 0);
  return (
    <div>
      {groups.map((group) => (
        <Section key={group} title={t(`group.${group}`)}>
          <DescriptionList
            items={fieldsOf(record, group).map((field) => ({
              id: field,
              term: t(`field.${field}`),
              value: readValue(t, record, field),
              wide: field === 'note',
            }))}
          />
        </Section>
      ))}
    </div>
  );
}

/** One field's value in words, with a lock where it is masked; nothing for an empty one. */
export function readValue(
  t: Words,
  record: EmployeeRecord,
  field: EmployeeField,
): ReactElement | string {
  const words = valueWords(t, field, record.fields[field], record.names[field]);
  if (!words || rightOn(record, field) !== 'masked') return words;
  return (
    <span className={css.masked} title={t('employee.masked')}>
      {words}
      <Icon name="lock" size={12} label={t('employee.masked')} />
    </span>
  );
}
