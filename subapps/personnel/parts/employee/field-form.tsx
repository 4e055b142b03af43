import type { ReactElement } from 'react';
import type { EmployeeField } from '#bridge/calls/joyhr/employee.ts';
import { FieldGrid, Section } from '#ui/layouts/detail-page.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { LinkButton } from '#ui/parts/link.tsx';
import { isRequired } from '../../stores/field-kinds.ts';
import {
  type EmployeeRecord,
  type FieldView,
  fieldsOf,
  rightOn,
  viewGroups,
} from '../../stores/record.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import { FieldControl } from './field-control.tsx';
import css from './field-form.module.css';
import { readValue } from './field-list.tsx';
import type { Editing } from './use-editing.ts';

/** The fields of one view of the record, group by group, to change; what may not be changed is shown to read. */
export function FieldForm(props: {
  record: EmployeeRecord;
  view: FieldView;
  editing: Editing;
}): ReactElement {
  const { record, view, editing } = props;
  const t = useWords();
  const groups = viewGroups[view].filter((group) => fieldsOf(record, group).length > 0);
  return (
    <form ref={editing.form} noValidate onSubmit={(event) => event.preventDefault()}>
      {groups.map((group) => (
        <Section key={group} title={t(`group.${group}`)}>
          <FieldGrid>
            {fieldsOf(record, group).map((field) =>
              rightOn(record, field) === 'write' ? (
                <Change key={field} field={field} record={record} editing={editing} />
              ) : (
                <Read key={field} field={field} record={record} />
              ),
            )}
          </FieldGrid>
        </Section>
      ))}
    </form>
  );
}

interface ChangeProps {
  field: EmployeeField;
  record: EmployeeRecord;
  editing: Editing;
}

function Change({ field, record, editing }: ChangeProps): ReactElement {
  const t = useWords();
  const changed = Object.hasOwn(editing.draft.changes, field);
  const help = helpFor(t, field);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus left the control in it
    <div
      className={css.field}
      data-field={field}
      data-wide={field === 'note'}
      data-changed={changed}
      onBlur={() => editing.leave(field)}
    >
      <Field
        label={t(`field.${field}`)}
        required={isRequired(field)}
        error={editing.error(field)}
        help={help}
        aside={
          changed && (
            <LinkButton
              onClick={() => editing.undo(field)}
              aria-label={t('employee.undoOf', { what: t(`field.${field}`) })}
            >
              {t('employee.undo')}
            </LinkButton>
          )
        }
      >
        <FieldControl field={field} record={record} editing={editing} />
      </Field>
    </div>
  );
}

function Read({ field, record }: { field: EmployeeField; record: EmployeeRecord }): ReactElement {
  const t = useWords();
  const masked = rightOn(record, field) === 'masked';
  return (
    <div className={css.field} data-wide={field === 'note'}>
      <p className={css.label}>{t(`field.${field}`)}</p>
      <p className={css.read} title={masked ? undefined : t('employee.readOnly')}>
        {readValue(t, record, field) || t('employee.none')}
        {!masked && <Icon name="lock" size={12} label={t('employee.readOnly')} />}
      </p>
    </div>
  );
}

function helpFor(t: Words, field: EmployeeField): string | undefined {
  switch (field) {
    case 'phone':
    case 'idNumber':
    case 'positionId':
    case 'managerId':
    case 'bankAccount':
    case 'probationEndsOn':
      return t(`help.${field}`);
    default:
      return undefined;
  }
}
