import { type ReactElement, useMemo } from 'react';
import { positions } from '#bridge/calls/ums/calls.ts';
import { tableStatus, useCall } from '#bridge/react/index.ts';
import { Switch } from '#ui/parts/checkbox.tsx';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { useWords } from '../texts/app-texts.ts';
import { ListView } from './list-view.tsx';
import { positionColumns } from './position-columns.tsx';
import type { ViewProps } from './view-props.ts';

/** The positions of an organisation: how many are planned, filled and vacant. */
export function PositionsView({ organ, query, onChange }: ViewProps): ReactElement {
  const t = useWords();
  const page = useCall(positions, {
    organId: organ.id,
    asOf: query.asOf,
    includeBelow: query.includeBelow ? '1' : '0',
    page: query.page,
    rows: query.rows,
  });
  const columns = useMemo(() => positionColumns(t), [t]);
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
