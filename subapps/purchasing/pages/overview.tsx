import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { rowPlace } from '#bridge/calls/record/record-page.ts';
import { purchasingOverview } from '#bridge/calls/supplier/overview.ts';
import { useCall, useOpenPlace, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { formatDate, formatNumber } from '#ui/texts/format.ts';
import css from '../parts/overview/overview.module.css';
import { TaskCard } from '../parts/overview/task-card.tsx';
import { useTasks } from '../parts/overview/use-tasks.ts';
import { useWords } from '../texts/app-texts.ts';

type Found = ResultOf<typeof purchasingOverview>;

/** What waits for the purchaser, and how the suppliers are rated. */
export function OverviewPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('overview.title'));
  const call = useCall(purchasingOverview, {});
  const found = call.data;
  const subtitle = found && t('overview.subtitle', { day: formatDate(found.today) });
  return (
    <DetailPage header={<PageHeader title={t('overview.title')} subtitle={subtitle} />}>
      {call.state === 'failed' && <ErrorState hint={call.error.words} onRetry={call.reload} />}
      {call.state === 'loading' && found === undefined && <SkeletonLines lines={8} />}
      {found && <Cards found={found} />}
    </DetailPage>
  );
}

function Cards({ found }: { found: Found }): ReactElement {
  const t = useWords();
  const open = useOpenPlace();
  const waiting = useTasks(found).filter(({ tasks }) => tasks.length > 0);
  return (
    <>
      {waiting.length === 0 && (
        <EmptyState title={t('overview.clear')} hint={t('overview.clearHint')} />
      )}
      <div className={css.grid}>
        {waiting.map(({ key, record, tasks }) => (
          <TaskCard
            key={key}
            title={t(`overview.${key}`)}
            count={found.counts[key]}
            tasks={tasks}
            onOpen={({ id }) => {
              const { app, route } = rowPlace(record, id);
              void open(`${app}${route}`);
            }}
          />
        ))}
        {found.levels.length > 0 && <Levels levels={found.levels} />}
      </div>
    </>
  );
}

/** How many suppliers have each level. */
function Levels({ levels }: Pick<Found, 'levels'>): ReactElement {
  const t = useWords();
  return (
    <section className={css.card} aria-label={t('overview.levels')}>
      <h2>{t('overview.levels')}</h2>
      <ul className={css.list}>
        {levels.map(({ level, suppliers }) => (
          <li key={level}>
            <span>{level === 'none' ? t('overview.none') : level}</span>
            <span className={css.note}>
              {t('overview.suppliers', { count: formatNumber(suppliers) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
