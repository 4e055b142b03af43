import type { ReactElement } from 'react';
import { useLocation, useSearch } from 'wouter';
import { myRoster } from '#bridge/calls/paiban/rosters.ts';
import { useAppContext, useCall, useTabTitle } from '#bridge/react/index.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import css from '../parts/mine/mine.module.css';
import { MonthDays } from '../parts/mine/month-days.tsx';
import { RosterMessages } from '../parts/mine/roster-messages.tsx';
import { MonthStepper } from '../parts/roster/month-stepper.tsx';
import { hoursOf, thisMonth } from '../stores/clock.ts';
import { useWords } from '../texts/app-texts.ts';

/** The own published roster of a month. */
export function MinePage(): ReactElement {
  const t = useWords();
  useTabTitle(t('mine.title'));
  const { user } = useAppContext();
  if (user.employmentId === null)
    return (
      <main className={css.page}>
        <PageHeader title={t('mine.title')} />
        <EmptyState
          icon="person"
          title={t('mine.noEmployment')}
          hint={t('mine.noEmploymentHint')}
        />
      </main>
    );
  return <OwnMonth />;
}

function OwnMonth(): ReactElement {
  const t = useWords();
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('month') ?? '';
  const month = /^\d{4}-\d\d$/.test(asked) ? asked : thisMonth();
  const call = useCall(myRoster, { month }, { keep: false });
  return (
    <main className={css.page}>
      <PageHeader
        title={t('mine.title')}
        actions={
          <MonthStepper
            month={month}
            onMonth={(next) => navigate(`${path}?month=${next}`, { replace: true })}
          />
        }
      />
      {call.data === undefined && call.state === 'failed' && (
        <ErrorState hint={call.error.words} onRetry={call.reload} />
      )}
      {call.data === undefined && call.state !== 'failed' && <SkeletonLines lines={8} />}
      {call.data !== undefined && (
        <>
          <dl className={css.totals}>
            <dt>{t('mine.total')}</dt>
            <dd>{t('hours', { hours: hoursOf(call.data.minutes) })}</dd>
            <dd>{t('mine.shifts', { count: count('shift') })}</dd>
            <dd>{t('mine.rests', { count: count('rest') })}</dd>
          </dl>
          {count('open') === call.data.days.length ? (
            <p className={css.faint}>{t('mine.noneYet')}</p>
          ) : (
            call.data.source === 'usual' && <p className={css.faint}>{t('mine.usual')}</p>
          )}
          <RosterMessages />
          <MonthDays days={call.data.days} today={call.data.today} />
        </>
      )}
    </main>
  );

  function count(plan: 'shift' | 'rest' | 'open'): number {
    return call.data?.days.filter((day) => day.plan === plan).length ?? 0;
  }
}
