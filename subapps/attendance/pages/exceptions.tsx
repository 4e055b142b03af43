import { type ReactElement, useState } from 'react';
import { attendanceExceptions } from '#bridge/calls/kaoqin/exceptions.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { Tabs } from '#ui/parts/tabs.tsx';
import { DecisionsTable } from '../parts/exceptions/decisions-table.tsx';
import css from '../parts/exceptions/exceptions.module.css';
import { type Filter, InboxFilters, noFilter } from '../parts/exceptions/inbox-filters.tsx';
import { OpenDays } from '../parts/exceptions/open-days.tsx';
import mine from '../parts/mine/mine.module.css';
import { useWords } from '../texts/app-texts.ts';

const views = ['open', 'decided'] as const;

/** Days with exceptions: settled one after the other by keyboard, or many at once. */
export function ExceptionsPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('inbox.title'));
  const [view, setView] = useState<(typeof views)[number]>('open');
  const [filter, setFilter] = useState<Filter>(noFilter);
  const [{ page, size }, setPlace] = useState({ page: 1, size: 50 });
  const call = useCall(attendanceExceptions, { ...filter, page, rows: size });
  const inbox = call.data;
  return (
    <main className={mine.page}>
      <PageHeader title={t('inbox.title')} subtitle={t('inbox.hint')} />
      <div className={css.views}>
        <Tabs
          label={t('inbox.views.label')}
          tabs={views.map((id) => ({
            id,
            label: t(`inbox.views.${id}`),
            ...(id === 'open' && inbox && { count: inbox.total }),
          }))}
          value={view}
          onChange={setView}
        >
          {view === 'decided' && <DecisionsTable canSettle={inbox?.can.settle ?? false} />}
          {view === 'open' && (
            <div className={mine.panel}>
              <InboxFilters
                filter={filter}
                onChange={(next) => {
                  setFilter(next);
                  setPlace({ page: 1, size });
                }}
              />
              {call.state === 'failed' && <ErrorState onRetry={call.reload} />}
              {inbox === undefined && call.state !== 'failed' && <SkeletonLines lines={8} />}
              {inbox !== undefined && <OpenDays inbox={inbox} onChanged={call.reload} />}
              {inbox !== undefined && inbox.total > size && (
                <Pagination total={inbox.total} page={page} size={size} onChange={setPlace} />
              )}
            </div>
          )}
        </Tabs>
      </div>
    </main>
  );
}
