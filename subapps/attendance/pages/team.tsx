import { type ReactElement, useState } from 'react';
import { attendanceTeam } from '#bridge/calls/kaoqin/team.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { IconButton } from '#ui/parts/button.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { SearchBox } from '#ui/parts/search-box.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { companyToday } from '#ui/texts/company-day.ts';
import { formatDate, formatList } from '#ui/texts/format.ts';
import mine from '../parts/mine/mine.module.css';
import own from '../parts/months/months.module.css';
import { TeamBoard } from '../parts/team/team-board.tsx';
import { TeamGrid } from '../parts/team/team-grid.tsx';
import { monthAfter } from '../stores/clock.ts';
import { useWords } from '../texts/app-texts.ts';

/** Where the people are whom somebody looks after: today, and day by day. */
export function TeamPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('team.title'));
  const [month, setMonth] = useState(companyToday().slice(0, 7));
  const [search, setSearch] = useState('');
  const [{ page, size }, setPlace] = useState({ page: 1, size: 50 });
  const call = useCall(attendanceTeam, { month, search, page, rows: size });
  const team = call.data;
  const conflicts = (team?.days ?? []).filter(({ conflict }) => conflict);
  const name = formatDate(month, 'month');
  return (
    <main className={mine.page}>
      <PageHeader title={t('team.title')} subtitle={t('team.hint')} />
      <div className={mine.filters}>
        <IconButton
          icon="chevron-left"
          label={t('month.previous')}
          onClick={() => setMonth(monthAfter(month, -1))}
        />
        <strong className={mine.monthName}>{name}</strong>
        <IconButton
          icon="chevron-right"
          label={t('month.next')}
          onClick={() => setMonth(monthAfter(month, 1))}
        />
        <div className={own.search}>
          <SearchBox
            value={search}
            placeholder={t('team.search')}
            onSearch={(next) => {
              setSearch(next.trim());
              setPlace({ page: 1, size });
            }}
          />
        </div>
      </div>
      {call.state === 'failed' && <ErrorState onRetry={call.reload} />}
      {team === undefined && call.state !== 'failed' && <SkeletonLines lines={8} />}
      {team !== undefined && team.rows.length === 0 && <EmptyState title={t('team.none')} />}
      {team !== undefined && team.rows.length > 0 && (
        <>
          <TeamBoard team={team} />
          {conflicts.length > 0 && (
            <Banner tone="warn" title={t('team.conflicts')}>
              {formatList(
                conflicts.map(({ day, due, away }) =>
                  t('team.conflict', { day: formatDate(day), due, away }),
                ),
              )}
            </Banner>
          )}
          <TeamGrid team={team} label={t('team.calendar', { month: name })} />
          <Pagination total={team.total} page={page} size={size} onChange={setPlace} />
        </>
      )}
    </main>
  );
}
