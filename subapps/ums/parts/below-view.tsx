import { type ReactElement, useMemo } from 'react';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { formatNumber } from '#ui/texts/format.ts';
import { type Organ, organsBelow } from '../stores/organs.ts';
import { useWords, type Words } from '../texts/app-texts.ts';
import { ListView } from './list-view.tsx';

interface BelowViewProps {
  organs: readonly Organ[];
  organId: string;
  onSelect: (organId: string) => void;
}

/** The organisations directly below one. */
export function BelowView({ organs, organId, onSelect }: BelowViewProps): ReactElement {
  const t = useWords();
  const columns = useMemo(() => columnsFor(t), [t]);
  const rows = useMemo(() => organsBelow(organs, organId), [organs, organId]);
  return (
    <ListView>
      <DataTable
        label={t('view.below')}
        columns={columns}
        rows={rows}
        rowKey={(organ) => organ.id}
        onOpen={(organ) => onSelect(organ.id)}
        empty={<EmptyState icon="organization" title={t('below.none')} />}
      />
    </ListView>
  );
}

function columnsFor(t: Words): Column<Organ>[] {
  return [
    {
      id: 'name',
      header: t('below.name'),
      minWidth: 168,
      locked: true,
      cell: (organ) => organ.name,
    },
    { id: 'code', header: t('below.code'), width: 128, cell: (organ) => organ.code },
    { id: 'kind', header: t('below.kind'), width: 96, cell: (organ) => t(`kind.${organ.kind}`) },
    { id: 'leader', header: t('below.leader'), minWidth: 120, cell: (organ) => organ.leaderName },
    {
      id: 'direct',
      header: t('below.direct'),
      width: 120,
      align: 'end',
      cell: (organ) => formatNumber(organ.headCount),
    },
    {
      id: 'total',
      header: t('below.total'),
      width: 128,
      align: 'end',
      cell: (organ) => formatNumber(organ.totalHeadCount),
    },
  ];
}
