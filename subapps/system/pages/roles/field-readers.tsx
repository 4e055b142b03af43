import { type ReactElement, useState } from 'react';
import { type EmployeeField, employeeFields } from '#bridge/calls/joyhr/employee.ts';
import { employeeFieldWords } from '#bridge/calls/joyhr/terms.ts';
import { fieldReaders } from '#bridge/calls/uac/account-rights.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage, FieldGrid, Section } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Combobox } from '#ui/parts/combobox.tsx';
import { Field } from '#ui/parts/field.tsx';
import type { PersonOption } from '#ui/parts/pickers/find-people.ts';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatList } from '#ui/texts/format.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import { EmployeePicker } from '../accounts/invite-form.tsx';
import css from './role.module.css';
import { useRoleWords } from './texts/role-texts.ts';

/** Who sees one field of one employee's record, and why. */
export function FieldReaders(): ReactElement {
  const t = useRoleWords();
  const words = employeeFieldWords[useLocale()];
  const [person, setPerson] = useState<PersonOption>();
  const [field, setField] = useState<EmployeeField>('phone');
  useTabTitle(t('readers.title'));
  return (
    <DetailPage header={<PageHeader title={t('readers.title')} />}>
      <Section title={t('readers.ask')}>
        <p className={css.hint}>{t('readers.hint')}</p>
        <FieldGrid>
          <Field label={t('readers.employee')}>
            <EmployeePicker value={person} onChange={setPerson} />
          </Field>
          <Field label={t('field')}>
            <Combobox<EmployeeField>
              options={employeeFields.map((value) => ({ value, label: words[value] }))}
              value={field}
              onChange={(next) => next && setField(next)}
            />
          </Field>
        </FieldGrid>
      </Section>
      {person && <Readers employmentId={person.id} field={field} />}
    </DetailPage>
  );
}

function Readers(props: { employmentId: string; field: EmployeeField }): ReactElement {
  const t = useRoleWords();
  const call = useCall(fieldReaders, { bizType: 'employee', ...props });
  if (call.state === 'failed') return <ErrorState hint={call.error.words} onRetry={call.reload} />;
  if (!call.data) return <SkeletonLines lines={4} />;
  const { readers, total } = call.data;
  return (
    <Section title={t('readers.total', { count: total })}>
      {total === 0 && <p className={css.aside}>{t('readers.none')}</p>}
      <ul className={css.rules}>
        {readers.map((reader) => (
          <li key={reader.accountId} className={css.rule}>
            <span className={css.ruleWords}>
              {reader.name} <span className={css.aside}>{reader.loginName}</span>
            </span>
            <Tag tone={reader.right === 'write' ? 'accent' : 'good'}>
              {t(`rights.${reader.right}`)}
            </Tag>
            <span className={css.aside}>
              {reader.isSuper
                ? t('readers.super')
                : formatList(
                    reader.by.map(({ roleName, kind }) => `${roleName} · ${t(`ranges.${kind}`)}`),
                  )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
