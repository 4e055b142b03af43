import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { endDelegation, listDelegations } from '#bridge/calls/workflow/delegations.ts';
import { useCall, useSave, useTabTitle } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { DetailPage, Section } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { Tag, type Tone } from '#ui/parts/tag.tsx';
import { formatDate, formatList } from '#ui/texts/format.ts';
import css from '../parts/approvals.module.css';
import { NewDelegation } from '../parts/delegations/new-delegation.tsx';
import { useWords } from '../texts/app-texts.ts';

type Row = ResultOf<typeof listDelegations>['rows'][number];

const tones: Readonly<Record<Row['state'], Tone>> = {
  ahead: 'accent',
  inForce: 'good',
  over: 'neutral',
  ended: 'neutral',
};

/** Who decides for the caller while they are away, and for whom the caller decides. */
export function DelegationsPage(): ReactElement {
  const t = useWords();
  const [, navigate] = usePageLocation();
  const call = useCall(listDelegations, {});
  const ending = useSave(endDelegation);
  const [adding, setAdding] = useState(false);
  useTabTitle(t('delegations.title'));
  const end = async (delegationId: string) => {
    if ((await ending.save({ delegationId })).ok) call.reload();
  };
  const rows = call.data?.rows ?? [];
  return (
    <DetailPage
      header={
        <PageHeader
          title={t('delegations.title')}
          onBack={() => navigate('/approvals')}
          actions={
            <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
              {t('delegations.add')}
            </Button>
          }
        />
      }
      summary={ending.state === 'failed' && <Banner tone="bad" title={ending.error.words} />}
    >
      {call.state === 'failed' && !call.data && <ErrorState onRetry={call.reload} />}
      {call.state === 'loading' && !call.data && <SkeletonLines lines={4} />}
      {call.data && (
        <>
          <Section title={t('delegations.mine')}>
            <Rows rows={rows.filter(({ mine }) => mine)} onEnd={end} />
          </Section>
          <Section title={t('delegations.forOthers')}>
            <Rows rows={rows.filter(({ mine }) => !mine)} />
          </Section>
        </>
      )}
      {adding && call.data && (
        <NewDelegation
          kinds={call.data.kinds}
          onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false);
            call.reload();
          }}
        />
      )}
    </DetailPage>
  );
}

function Rows(props: {
  rows: readonly Row[];
  onEnd?: (id: string) => Promise<void>;
}): ReactElement {
  const { rows, onEnd } = props;
  const t = useWords();
  if (rows.length === 0) return <p className={css.quiet}>{t('delegations.none')}</p>;
  return (
    <ul className={css.rows}>
      {rows.map((row) => (
        <li key={row.id} className={css.facts}>
          <Tag tone={tones[row.state]}>{t(`delegations.state.${row.state}`)}</Tag>
          <strong>
            {row.mine
              ? t('delegations.to', { name: row.toName })
              : t('delegations.from', { name: row.fromName })}
          </strong>
          <span>
            {t('delegations.period', { from: formatDate(row.fromOn), to: formatDate(row.toOn) })}
          </span>
          <span>{row.kinds === null ? t('delegations.all') : formatList(row.kinds)}</span>
          {row.reason && <span>{row.reason}</span>}
          {onEnd && (row.state === 'ahead' || row.state === 'inForce') && (
            <Button size="sm" onClick={() => void onEnd(row.id)}>
              {t('delegations.end')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
