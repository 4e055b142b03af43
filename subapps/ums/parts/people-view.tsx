import { type ReactElement, useMemo } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { organPeople } from '#bridge/calls/ums/calls.ts';
import { tableStatus, useCall } from '#bridge/react/index.ts';
import { Avatar } from '#ui/parts/avatar.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Switch } from '#ui/parts/checkbox.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { SearchBox } from '#ui/parts/search-box.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { Tag, type Tone } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords, type Words } from '../texts/app-texts.ts';
import { ListView } from './list-view.tsx';
import css from './people-view.module.css';
import { useOpenEmployee } from './use-open-employee.ts';
import type { ViewProps } from './view-props.ts';

type Person = ResultOf<typeof organPeople>['rows'][number];

/** The employed people of an organisation, by name. */
export function PeopleView({ organ, query, onChange }: ViewProps): ReactElement {
  const t = useWords();
  const openEmployee = useOpenEmployee();
  const people = useCall(organPeople, {
    organId: organ.id,
    asOf: query.asOf,
    includeBelow: query.includeBelow ? '1' : '0',
    keyword: query.keyword,
    page: query.page,
    rows: query.rows,
  });
  const columns = useMemo(() => columnsFor(t), [t]);
  return (
    <ListView
      filters={
        <>
          <SearchBox
            value={query.keyword}
            placeholder={t('person.search')}
            onSearch={(keyword) => onChange({ keyword }, 'replace')}
          />
          <Switch
            checked={query.includeBelow}
            onChange={(includeBelow) => onChange({ includeBelow })}
          >
            {t('includeBelow')}
          </Switch>
        </>
      }
      foot={
        people.data && (
          <Pagination
            total={people.data.total}
            page={query.page}
            size={query.rows}
            onChange={({ page, size }) => onChange({ page, rows: size })}
          />
        )
      }
    >
      <DataTable
        label={t('view.people')}
        columns={columns}
        rows={people.data?.rows ?? []}
        rowKey={(person) => person.id}
        status={tableStatus(people)}
        onRetry={people.reload}
        onOpen={(person) => openEmployee(person.id)}
        empty={<NoPeople query={query} onChange={onChange} />}
      />
    </ListView>
  );
}

/** Why no one is listed, with the way on. */
function NoPeople({ query, onChange }: Pick<ViewProps, 'query' | 'onChange'>): ReactElement {
  const t = useWords();
  if (query.keyword) {
    return (
      <EmptyState
        icon="search"
        title={t('person.noMatch')}
        action={<Button onClick={() => onChange({ keyword: '' })}>{t('person.clear')}</Button>}
      />
    );
  }
  if (query.includeBelow) return <EmptyState icon="people" title={t('person.noneBelow')} />;
  return <EmptyState icon="people" title={t('person.none')} hint={t('person.noneHint')} />;
}

const tones: Readonly<Record<Person['status'], Tone>> = {
  probation: 'warn',
  active: 'good',
  leaving: 'bad',
};

function columnsFor(t: Words): Column<Person>[] {
  return [
    {
      id: 'name',
      header: t('person.name'),
      width: 176,
      locked: true,
      text: (person) => person.name,
      cell: (person) => (
        <span className={css.name}>
          <Avatar name={person.name} size="sm" />
          <span className={css.words} title={person.name}>
            {person.name}
          </span>
          {person.isLeader && <Tag tone="accent">{t('person.leader')}</Tag>}
        </span>
      ),
    },
    { id: 'staffNo', header: t('person.staffNo'), width: 88, cell: (person) => person.staffNo },
    { id: 'organ', header: t('person.organ'), minWidth: 96, cell: (person) => person.organName },
    { id: 'post', header: t('person.post'), minWidth: 112, cell: (person) => person.postName },
    { id: 'grade', header: t('person.grade'), width: 64, cell: (person) => person.gradeCode },
    {
      id: 'joinedOn',
      header: t('person.joinedOn'),
      width: 112,
      cell: (person) => formatDate(person.joinedOn),
    },
    {
      id: 'status',
      header: t('person.status'),
      width: 88,
      text: (person) => t(`status.${person.status}`),
      cell: (person) => <Tag tone={tones[person.status]}>{t(`status.${person.status}`)}</Tag>,
    },
  ];
}
