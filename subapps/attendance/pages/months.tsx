import { type ReactElement, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { attendanceMonths } from '#bridge/calls/kaoqin/months.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { SearchBox } from '#ui/parts/search-box.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import css from '../parts/mine/mine.module.css';
import { MonthActions } from '../parts/months/month-actions.tsx';
import { MonthTable } from '../parts/months/month-table.tsx';
import own from '../parts/months/months.module.css';
import type { AttendanceMonth } from '../parts/months/months.ts';
import { PersonPanel, type PickedPerson } from '../parts/months/person-panel.tsx';
import { useWords } from '../texts/app-texts.ts';

/** The sums of a month person by person, and closing it. */
export function MonthsPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('months.title'));
  const call = useCall(attendanceMonths, {});
  const [path, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  const months = call.data?.months ?? [];
  const month = months.find((one) => one.month === params.get('month')) ?? months[0];
  if (call.state === 'failed' && call.data === undefined) {
    return <ErrorState hint={call.error.words} onRetry={call.reload} />;
  }
  if (call.data === undefined) return <SkeletonLines lines={8} />;
  if (month === undefined) {
    return (
      <main className={css.page}>
        <PageHeader title={t('months.title')} />
        <EmptyState icon="calendar" title={t('months.noMonths')} hint={t('months.noMonthsHint')} />
      </main>
    );
  }
  return (
    <OneMonth
      key={month.month}
      month={month}
      months={months}
      onPick={(next) => navigate(`${path}?month=${next}`, { replace: true })}
      onChanged={call.reload}
    />
  );
}

interface OneMonthProps {
  month: AttendanceMonth;
  months: readonly AttendanceMonth[];
  onPick: (month: string) => void;
  onChanged: () => void;
}

function OneMonth({ month, months, onPick, onChanged }: OneMonthProps): ReactElement {
  const t = useWords();
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<PickedPerson | null>(null);
  const [step] = month.steps;
  return (
    <main className={css.page}>
      <PageHeader
        title={t('months.title')}
        subtitle={step === undefined ? t('months.hint') : stepWords()}
        after={
          <Tag tone={month.state === 'closed' ? 'good' : 'accent'}>
            {t(`months.state.${month.state}`)}
          </Tag>
        }
        actions={<MonthActions month={month} onChanged={onChanged} />}
      />
      <div className={css.filters}>
        <Select
          label={t('months.pick')}
          options={months.map((one) => ({
            value: one.month,
            label: `${formatDate(one.month, 'month')} · ${t(`months.state.${one.state}`)}`,
          }))}
          value={month.month}
          onChange={onPick}
        />
        <div className={own.search}>
          <SearchBox value={search} onSearch={setSearch} placeholder={t('months.search')} />
        </div>
      </div>
      {month.corrections > 0 && (
        <Banner title={t('months.corrections', { count: month.corrections })} />
      )}
      <MonthTable
        key={month.state}
        month={month.month}
        search={search.trim()}
        onOpen={({ employmentId, name }) => setPicked({ employmentId, name })}
      />
      {picked !== null && (
        <PersonPanel month={month.month} person={picked} onClose={() => setPicked(null)} />
      )}
    </main>
  );

  function stepWords(): string {
    if (step === undefined) return '';
    const { action, by, at, note } = step;
    const word = action === 'closed' ? 'closedBy' : 'reopenedBy';
    return t(`months.log.${word}`, { by, at: formatDate(at, 'minute'), note: note ?? '' });
  }
}
