import { type ReactElement, useMemo } from 'react';
import type { ResultOf } from '#bridge/calls/define.ts';
import { positions } from '#bridge/calls/ums.ts';
import { useCall } from '#bridge/react/index.ts';
import { Switch } from '#ui/parts/checkbox.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatNumber } from '#ui/texts/format.ts';
import { useWords, type Words } from '../texts/app-texts.ts';
import { ListView } from './list-view.tsx';
import { tableStatus } from './table-status.ts';
import type { ViewProps } from './view-props.ts';

type Position = ResultOf<typeof positions>['rows'][number];

/** The positions of an organisation: how many are planned, filled and vacant. */
export function PositionsView({ organ, query, onChange }: ViewProps): ReactElement {
  const t = useWords();
  const page = useCall(positions, {
    organId: organ.id,
    includeBelow: query.includeBelow ? '1' : '0',
    page: query.page,
    rows: query.rows,
  });
  const columns = useMemo(() => columnsFor(t), [t]);
  const empty = query.includeBelow ? (
    <EmptyState icon="briefcase" title={t('position.noneBelow')} />
  ) : (
    <EmptyState icon="briefcase" title={t('position.none')} hint={t('position.noneHint')} />
  );
  return (
    <ListView
      filters={
        <Switch
          checked={query.includeBelow}
          onChange={(includeBelow) => onChange({ includeBelow })}
        >
          {t('includeBelow')}
        </Switch>
      }
      foot={
        page.data && (
          <Pagination
            total={page.data.total}
            page={query.page}
            size={query.rows}
            onChange={({ page: to, size }) => onChange({ page: to, rows: size })}
          />
        )
      }
    >
      <DataTable
        label={t('view.positions')}
        columns={columns}
        rows={page.data?.rows ?? []}
        rowKey={(position) => position.id}
        status={tableStatus(page)}
        onRetry={page.reload}
        empty={empty}
      />
    </ListView>
  );
}

function columnsFor(t: Words): Column<Position>[] {
  return [
    {
      id: 'name',
      header: t('position.name'),
      minWidth: 144,
      locked: true,
      cell: (row) => row.name,
    },
    { id: 'code', header: t('position.code'), width: 112, cell: (row) => row.code },
    { id: 'organ', header: t('position.organ'), minWidth: 104, cell: (row) => row.organName },
    { id: 'post', header: t('position.post'), minWidth: 104, cell: (row) => row.postName },
    {
      id: 'planned',
      header: t('position.planned'),
      width: 72,
      align: 'end',
      cell: (row) => formatNumber(row.planned),
    },
    {
      id: 'filled',
      header: t('position.filled'),
      width: 72,
      align: 'end',
      cell: (row) => formatNumber(row.filled),
    },
    {
      id: 'vacant',
      header: t('position.vacant'),
      width: 96,
      align: 'end',
      text: (row) => String(row.vacant),
      cell: (row) => <Vacant row={row} />,
    },
  ];
}

/** A vacancy stands out, and so does a position that holds more people than planned. */
function Vacant({ row: { planned, filled, vacant } }: { row: Position }): ReactElement {
  const t = useWords();
  if (filled > planned)
    return <Tag tone="bad">{t('position.over', { count: formatNumber(filled - planned) })}</Tag>;
  return vacant > 0 ? <Tag tone="warn">{formatNumber(vacant)}</Tag> : <>0</>;
}
