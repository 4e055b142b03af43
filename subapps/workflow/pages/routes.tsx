import { type ReactElement, useMemo, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { definitionPage } from '#bridge/calls/workflow/definitions.ts';
import { type CallState, useCall, useTabTitle } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { ListPage } from '#ui/layouts/list-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Button } from '#ui/parts/button.tsx';
import type { Column, TableStatus } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { Tag, type Tone } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { NewRoute } from '../parts/routes/new-route.tsx';
import { useWords, type Words } from '../texts/app-texts.ts';

type Line = ResultOf<typeof definitionPage>['rows'][number];

const tones: Readonly<Record<Line['state'], Tone>> = {
  draft: 'neutral',
  published: 'good',
  closed: 'warn',
};

/** The routes of the company; a row opens the designer. */
export function RoutesPage(): ReactElement {
  const t = useWords();
  const [, navigate] = usePageLocation();
  const [{ page, size }, setPlace] = useState({ page: 1, size: 20 });
  const [adding, setAdding] = useState(false);
  const call = useCall(definitionPage, { page, rows: size });
  const columns = useMemo(() => columnsOf(t), [t]);
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
        rowKey={({ id }) => id}
        status={statusOf(call)}
        onOpen={({ id }) => navigate(`/routes/${id}`)}
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

function statusOf(call: CallState<unknown>): TableStatus {
  if (call.state === 'failed') return { kind: 'failed', msg: call.error.words };
  return call.state === 'loading' && !call.data ? { kind: 'loading' } : { kind: 'ready' };
}

function columnsOf(t: Words): Column<Line>[] {
  return [
    { id: 'name', header: t('routes.name'), minWidth: 180, locked: true, cell: ({ name }) => name },
    {
      id: 'record',
      header: t('routes.record'),
      width: 180,
      // Names of records are written as in the middle of a sentence.
      cell: ({ recordName }) =>
        recordName ? recordName[0]?.toUpperCase() + recordName.slice(1) : t('routes.ownForm'),
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
