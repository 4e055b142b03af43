import { type ReactElement, useState } from 'react';
import { useSearch } from 'wouter';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { fieldReaders } from '#bridge/calls/uac/account-rights.ts';
import { roleChoices } from '#bridge/calls/uac/roles.ts';
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
import { EmployeePicker } from '../accounts/invite-form.tsx';
import css from './role.module.css';
import { useRoleWords } from './texts/role-texts.ts';

type RuledType = ResultOf<typeof roleChoices>['types'][number];

/** Who sees one field of one employee's records, and why. */
export function FieldReaders(): ReactElement {
  const t = useRoleWords();
  const choices = useCall(roleChoices, {});
  useTabTitle(t('readers.title'));
  const types = choices.data?.types.filter(({ ofPerson }) => ofPerson);
  return (
    <DetailPage header={<PageHeader title={t('readers.title')} />}>
      {types && <Question types={types} />}
      {!types && choices.state !== 'failed' && <SkeletonLines lines={4} />}
      {!types && choices.state === 'failed' && (
        <ErrorState hint={choices.error.words} onRetry={choices.reload} />
      )}
    </DetailPage>
  );
}

function Question({ types }: { types: readonly RuledType[] }): ReactElement {
  const t = useRoleWords();
  const [person, setPerson] = useState(useGivenPerson());
  const [bizType, setType] = useState(types[0]?.bizType ?? '');
  const fields = types.find((type) => type.bizType === bizType)?.fields ?? [];
  const [field, setField] = useState('phone');
  return (
    <>
      <Section title={t('readers.ask')}>
        <p className={css.hint}>{t('readers.hint')}</p>
        <FieldGrid>
          <Field label={t('readers.employee')}>
            <EmployeePicker value={person} onChange={setPerson} placeholder={t('readers.choose')} />
          </Field>
          <Field label={t('readers.record')}>
            <Combobox
              options={types.map(({ bizType: value, name }) => ({ value, label: name }))}
              value={bizType}
              onChange={(next) => {
                const [first] = types.find((type) => type.bizType === next)?.fields ?? [];
                if (first === undefined) return;
                setType(next);
                setField(first.field);
              }}
            />
          </Field>
          <Field label={t('field')}>
            <Combobox
              options={fields.map(({ field: value, name }) => ({ value, label: name }))}
              value={field}
              onChange={(next) => next && setField(next)}
            />
          </Field>
        </FieldGrid>
      </Section>
      {person && <Readers {...{ employmentId: person.id, bizType, field }} />}
    </>
  );
}

/** The employee whose record led here. */
function useGivenPerson(): PersonOption | undefined {
  const search = new URLSearchParams(useSearch());
  const id = search.get('employment');
  return id ? { id, name: search.get('name') ?? '' } : undefined;
}

function Readers(props: { employmentId: string; bizType: string; field: string }): ReactElement {
  const t = useRoleWords();
  const call = useCall(fieldReaders, props);
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
