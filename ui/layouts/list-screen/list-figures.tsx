import type { ReactElement } from 'react';
import { type Statistic, StatisticsStrip } from '../../parts/statistics-strip.tsx';
import type { Tone } from '../../parts/tag.tsx';
import type { ListCounts, ListFigure, ListStatistics } from './list-config.ts';
import { type ListQuery, sameFilters, withFilter, withoutNames } from './list-query.ts';
import type { ChangeList } from './use-list-query.ts';

export interface ListFiguresProps {
  statistics: ListStatistics;
  counts: ListCounts | undefined;
  query: ListQuery;
  change: ChangeList;
  /** The filters of the list as it opens. */
  usual: ListQuery['filters'];
}

/** The total and the figures of the groups; a click on one lists what it counts, another click everything. */
export function ListFigures(props: ListFiguresProps): ReactElement {
  const { statistics, counts, query, change } = props;
  const name = statistics.name ?? 'status';
  const show = (status: string) => change({ filters: withFilter(query.filters, name, status) });
  const figure =
    (group?: Tone) =>
    (one: ListFigure): Statistic => {
      const tone = one.tone ?? group;
      const active = isListed(one, props);
      return {
        id: one.status,
        label: one.label,
        value: counts && (counts.countData[one.status] ?? 0),
        active,
        onClick: () =>
          one.filters ? change(listOf(one.filters, active, props)) : show(active ? '' : one.status),
        ...(tone && { tone }),
      };
    };
  const { total } = statistics;
  const all: Statistic | undefined =
    total === undefined
      ? undefined
      : {
          id: '',
          label: total,
          value: counts?.total,
          active: !query.filters[name],
          onClick: () => show(''),
        };
  return (
    <StatisticsStrip
      items={[
        ...(all ? [all] : []),
        ...(statistics.blue ?? []).map(figure('accent')),
        ...(statistics.yellow ?? []).map(figure('warn')),
        ...(statistics.green ?? []).map(figure('good')),
        ...(statistics.plain ?? []).map(figure()),
      ]}
    />
  );
}

/** Whether the list shows what a figure counts, no more and no less. */
function isListed(
  { status, filters }: ListFigure,
  { statistics, query }: ListFiguresProps,
): boolean {
  if (!filters) return (query.filters[statistics.name ?? 'status'] ?? '') === status;
  const own = withoutNames(query.filters, statistics.by ?? []);
  return query.keyword === '' && sameFilters(own, filters);
}

/** What lists the rows of a figure, or the list as it opens where they are listed already. */
function listOf(
  filters: ListQuery['filters'],
  active: boolean,
  { statistics, query, usual }: ListFiguresProps,
): Partial<ListQuery> {
  const kept = (statistics.by ?? []).map((name) => [name, query.filters[name] ?? ''] as const);
  const given = kept.filter(([, value]) => value !== '');
  return { keyword: '', filters: { ...(active ? usual : filters), ...Object.fromEntries(given) } };
}
