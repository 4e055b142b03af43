import type { ReactElement } from 'react';
import { type Statistic, StatisticsStrip } from '../../parts/statistics-strip.tsx';
import type { Tone } from '../../parts/tag.tsx';
import type { ListCounts, ListFigure, ListStatistics } from './list-config.ts';
import { type ListQuery, withFilter } from './list-query.ts';
import type { ChangeList } from './use-list-query.ts';

export interface ListFiguresProps {
  statistics: ListStatistics;
  counts: ListCounts | undefined;
  query: ListQuery;
  change: ChangeList;
}

/** The total and the figures of the three groups; a click on one lists what it counts, another click everything. */
export function ListFigures(props: ListFiguresProps): ReactElement {
  const { statistics, counts, query, change } = props;
  const name = statistics.name ?? 'status';
  const active = query.filters[name] ?? '';
  const show = (status: string) => change({ filters: withFilter(query.filters, name, status) });
  const figure =
    (usual: Tone) =>
    ({ status, label, tone = usual }: ListFigure): Statistic => ({
      ...{ id: status, label, tone, active: active === status },
      value: counts && (counts.countData[status] ?? 0),
      onClick: () => show(active === status ? '' : status),
    });
  return (
    <StatisticsStrip
      items={[
        {
          ...{ id: '', label: statistics.total, value: counts?.total, active: active === '' },
          onClick: () => show(''),
        },
        ...(statistics.blue ?? []).map(figure('accent')),
        ...(statistics.yellow ?? []).map(figure('warn')),
        ...(statistics.green ?? []).map(figure('good')),
      ]}
    />
  );
}
