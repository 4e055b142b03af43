import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { dispatchOverview } from '#bridge/calls/outsourcing/overview.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { formatDate, formatNumber } from '#ui/texts/format.ts';
import { monthWords } from '#ui/texts/money.ts';
import { DueList } from '../parts/overview/due-list.tsx';
import css from '../parts/overview/overview.module.css';
import { RatioCard } from '../parts/overview/ratio-card.tsx';
import { useWords } from '../texts/app-texts.ts';

type Overview = ResultOf<typeof dispatchOverview>;

/** The ratio of every legal entity, and the assignments, permits and returns that need care. */
export function OverviewPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('overview.title'));
  const call = useCall(dispatchOverview, {});
  const found = call.data;
  const subtitle = found && t('overview.subtitle', { day: formatDate(found.asOf) });
  return (
    <DetailPage header={<PageHeader title={t('overview.title')} subtitle={subtitle} />}>
      {call.state === 'failed' && <ErrorState hint={call.error.words} onRetry={call.reload} />}
      {call.state === 'loading' && found === undefined && <SkeletonLines lines={8} />}
      {found && (
        <>
          <Ratios found={found} />
          <Dues found={found} />
          <p>{t('overview.openReturns', { count: formatNumber(found.openReturns) })}</p>
        </>
      )}
    </DetailPage>
  );
}

function Ratios({ found }: { found: Overview }): ReactElement {
  const t = useWords();
  return (
    <section className={css.section} aria-labelledby="ratios">
      <h2 id="ratios">{t('overview.ratios')}</h2>
      <p className={css.hint}>{t('overview.law', { limit: found.limit, near: found.near })}</p>
      {found.entities.length === 0 ? (
        <EmptyState title={t('overview.noEntity')} hint={t('overview.noEntityHint')} />
      ) : (
        <ul className={css.cards}>
          {found.entities.map((entity) => (
            <li key={entity.id}>
              <RatioCard entity={entity} limit={Number(found.limit)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What ends soon or wants a decision; the lists that are rarely filled are there only when they are. */
function Dues({ found }: { found: Overview }): ReactElement {
  const t = useWords();
  const until = (day: string): string => t('overview.until', { day: formatDate(day) });
  const ending = found.ending.map(({ id, name, post, toOn }) => ({
    id,
    name,
    note: post,
    due: until(toOn),
  }));
  const substitutes = found.substitutes.map(({ id, name, post, replaced, endOn }) => ({
    id,
    name,
    note: t('overview.substituteNote', { post, name: replaced }),
    due: t('overview.endOn', { day: formatDate(endOn) }),
  }));
  const chains = found.chains.map(({ id, name, post, terms }) => ({
    id,
    name,
    note: [post, ...terms].join(' · '),
    due: t('overview.terms', { count: terms.length }),
  }));
  const permits = found.permits.map(({ id, name, permitTo }) => ({
    id,
    name,
    note: '',
    due: until(permitTo),
  }));
  const disputes = found.disputes.map(({ id, name, month, note }) => ({
    id,
    name,
    note: note ?? '',
    due: monthWords(month),
    to: `/settlements?open=${id}`,
  }));
  const proposals = found.proposals.map(({ id, name, candidates, neededOn }) => ({
    id,
    name,
    note: t('overview.proposed', { count: candidates }),
    due: t('overview.neededOn', { day: formatDate(neededOn) }),
    to: `/requests?open=${id}`,
  }));
  return (
    <div className={css.columns}>
      {disputes.length > 0 && <DueList title={t('overview.disputes')} none="" rows={disputes} />}
      {proposals.length > 0 && <DueList title={t('overview.proposals')} none="" rows={proposals} />}
      <DueList title={t('overview.ending')} none={t('overview.noEnding')} rows={ending} />
      {substitutes.length > 0 && (
        <DueList title={t('overview.substitutes')} none="" rows={substitutes} />
      )}
      {chains.length > 0 && <DueList title={t('overview.chains')} none="" rows={chains} />}
      <DueList title={t('overview.permits')} none={t('overview.noPermits')} rows={permits} />
    </div>
  );
}
