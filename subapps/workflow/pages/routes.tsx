import { type ReactElement, useMemo, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { definitionStates, formGroups } from '#bridge/calls/workflow/definitions.ts';
import { queryCustomForm } from '#bridge/calls/workflow/form-instances.ts';
import { tableStatus, useCall, useTabTitle } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { ListPage } from '#ui/layouts/list-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Button } from '#ui/parts/button.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { SearchBox } from '#ui/parts/search-box.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { Tag, type Tone } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { NewRoute } from '../parts/routes/new-route.tsx';
import { useWords, type Words } from '../texts/app-texts.ts';
import { usedFor } from '../texts/used-for.ts';

type Line = ResultOf<typeof queryCustomForm>['rows'][number];

const tones: Readonly<Record<Line['state'], Tone>> = {
  draft: 'neutral',
  published: 'good',
  closed: 'warn',
};

interface Filters {
  readonly keyword: string;
  readonly group: (typeof formGroups)[number] | null;
  readonly state: Line['state'] | 'any';
}

/** The forms and routes of the company; a row opens the designer. */
export function RoutesPage(): ReactElement {
  const t = useWords();
  const [, navigate] = usePageLocation();
  const [{ page, size }, setPlace] = useState({ page: 1, size: 20 });
  const [adding, setAdding] = useState(false);
  const [filters, setFilters] = useState<Filters>({ keyword: '', group: null, state: 'any' });
  const call = useCall(queryCustomForm, { ...asked(filters), page, rows: size });
  const columns = useMemo(() => columnsOf(t), [t]);
  const filter = (next: Filters) => {
    setFilters(next);
    setPlace({ page: 1, size });
  };
  useTabTitle(t('routes.title'));
  return (
    <ListPage
      header={
        <PageHeader
          title={t('routes.title')}
          actions={
            <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
              {t('routes.add')}
            </Button>
          }
        />
      }
      filters={<FilterBar filters={filters} onChange={filter} />}
      foot={
        call.data && (
          <Pagination total={call.data.total} page={page} size={size} onChange={setPlace} />
        )
      }
    >
      <DataTable
        label={t('routes.title')}
        columns={columns}
        rows={call.data?.rows ?? []}
        rowKey={({ formId }) => formId}
        status={tableStatus(call)}
        onOpen={({ formId }) => navigate(`/routes/${formId}`)}
        onRetry={call.reload}
        empty={<EmptyState title={t('routes.none')} />}
      />
      {adding && (
        <NewRoute
          onClose={() => setAdding(false)}
          onAdded={(id, isForm) => navigate(isForm ? `/routes/${id}/form` : `/routes/${id}`)}
        />
      )}
    </ListPage>
  );
}

function asked({ keyword, group, state }: Filters) {
  return { state, ...(keyword !== '' && { keyword }), ...(group !== null && { group }) };
}

function FilterBar(props: {
  filters: Filters;
  onChange: (filters: Filters) => void;
}): ReactElement {
  const { filters, onChange } = props;
  const t = useWords();
  return (
    <>
      <SearchBox
        value={filters.keyword}
        placeholder={t('routes.search')}
        onSearch={(keyword) => onChange({ ...filters, keyword })}
      />
      <Select
        label={t('forms.group')}
        options={formGroups.map((value) => ({ value, label: t(`forms.groups.${value}`) }))}
        value={filters.group ?? ''}
        placeholder={t('routes.allGroups')}
        onChange={(group) => onChange({ ...filters, group })}
        onClear={() => onChange({ ...filters, group: null })}
      />
      <Select
        label={t('column.status')}
        options={definitionStates.map((value) => ({ value, label: t(`routes.state.${value}`) }))}
        value={filters.state === 'any' ? '' : filters.state}
        placeholder={t('routes.allStates')}
        onChange={(state) => onChange({ ...filters, state })}
        onClear={() => onChange({ ...filters, state: 'any' })}
      />
    </>
  );
}

function columnsOf(t: Words): Column<Line>[] {
  return [
    { id: 'name', header: t('routes.name'), minWidth: 180, locked: true, cell: ({ name }) => name },
    {
      id: 'record',
      header: t('routes.record'),
      width: 180,
      cell: ({ recordName }) => usedFor(t, recordName),
    },
    {
      id: 'group',
      header: t('forms.group'),
      width: 120,
      cell: ({ group }) => (group === null ? '' : t(`forms.groups.${group}`)),
    },
    {
      id: 'state',
      header: t('column.status'),
      card: 'state',
      width: 120,
      text: ({ state }) => t(`routes.state.${state}`),
      cell: ({ state }) => <Tag tone={tones[state]}>{t(`routes.state.${state}`)}</Tag>,
    },
    {
      id: 'version',
      header: t('routes.version'),
      width: 96,
      cell: ({ version }) => (version === 0 ? '' : `V${version}`),
    },
    {
      id: 'running',
      header: t('routes.running'),
      width: 120,
      align: 'end',
      cell: ({ running }) => running,
    },
    {
      id: 'createdAt',
      header: t('routes.createdAt'),
      width: 160,
      cell: ({ createdAt }) => formatDate(createdAt, 'minute'),
    },
  ];
}
