import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { positions } from '#bridge/calls/ums/calls.ts';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { Tag } from '#ui/parts/tag.tsx';
import { formatNumber } from '#ui/texts/format.ts';
import { useWords, type Words } from '../texts/app-texts.ts';

/** One position as the gateway returns it. */
export type Position = ResultOf<typeof positions>['rows'][number];

/** The columns of positions; their ids are the orders the gateway knows. */
export function positionColumns(t: Words): Column<Position>[] {
  return [
    {
      id: 'name',
      header: t('position.name'),
      minWidth: 168,
      lines: 2,
      locked: true,
      cell: (row) => row.name,
    },
    {
      id: 'code',
      header: t('position.code'),
      width: 120,
      sortable: true,
      cell: (row) => row.code,
    },
    {
      id: 'organ',
      header: t('position.organ'),
      width: 120,
      sortable: true,
      cell: (row) => row.organName,
    },
    {
      id: 'post',
      header: t('position.post'),
      minWidth: 112,
      lines: 2,
      sortable: true,
      cell: (row) => row.postName,
    },
    {
      id: 'planned',
      header: t('position.planned'),
      width: 88,
      align: 'end',
      sortable: true,
      cell: (row) => formatNumber(row.planned),
    },
    {
      id: 'filled',
      header: t('position.filled'),
      width: 88,
      align: 'end',
      sortable: true,
      cell: (row) => formatNumber(row.filled),
    },
    {
      id: 'vacant',
      header: t('position.vacant'),
      width: 88,
      align: 'end',
      sortable: true,
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
