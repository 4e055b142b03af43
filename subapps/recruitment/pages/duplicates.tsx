import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { candidateDuplicates, keepApart, undoMerge } from '#bridge/calls/recruit/duplicates.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useSaved } from '../parts/board/use-saved.ts';
import css from '../parts/duplicates/duplicates.module.css';
import { MergeForm } from '../parts/duplicates/merge-form.tsx';
import { useWords } from '../texts/app-texts.ts';

type Duplicates = ResultOf<typeof candidateDuplicates>;
type Pair = Duplicates['pairs'][number];
type Merge = Duplicates['merges'][number];

const tones = { same: 'accent', likely: 'warn', hint: 'neutral', conflict: 'neutral' } as const;

/** Candidates that may be one person, side by side, and the merges that can still be undone. */
export function DuplicatesPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('duplicates.title'));
  const call = useCall(candidateDuplicates, {});
  const [merging, setMerging] = useState<Pair | null>(null);
  const { data } = call;
  return (
    <DetailPage
      header={<PageHeader title={t('duplicates.title')} subtitle={t('duplicates.subtitle')} />}
    >
      {call.state === 'failed' && <ErrorState hint={call.error.words} onRetry={call.reload} />}
      {call.state !== 'failed' && data === undefined && <SkeletonLines lines={6} />}
      {data?.pairs.length === 0 && (
        <EmptyState icon="people" title={t('duplicates.none')} hint={t('duplicates.noneHint')} />
      )}
      <ul className={css.list}>
        {data?.pairs.map((pair) => (
          <li key={`${pair.first.id} ${pair.second.id}`}>
            <PairItem pair={pair} onMerge={() => setMerging(pair)} onApart={call.reload} />
          </li>
        ))}
      </ul>
      {data !== undefined && data.merges.length > 0 && (
        <Merges merges={data.merges} onUndone={call.reload} />
      )}
      {merging !== null && (
        <MergeForm
          first={merging.first}
          second={merging.second}
          onClose={() => setMerging(null)}
          onMerged={() => {
            setMerging(null);
            call.reload();
          }}
        />
      )}
    </DetailPage>
  );
}

function PairItem(props: { pair: Pair; onMerge: () => void; onApart: () => void }): ReactElement {
  const { pair, onMerge, onApart } = props;
  const t = useWords();
  const { first, second, band } = pair;
  const { save, problem } = useSaved(keepApart, {
    done: t('duplicates.keptApart'),
    onDone: onApart,
  });
  return (
    <article className={css.pair} aria-label={`${first.name} / ${second.name}`}>
      <div className={css.head}>
        <Tag tone={tones[band]}>{t(`duplicates.band.${band}`)}</Tag>
        <ul className={css.reasons} aria-label={t('duplicates.why')}>
          {pair.reasons.map((reason) => (
            <li key={reason}>{t(`duplicates.reason.${reason}`)}</li>
          ))}
        </ul>
        <span className={css.actions}>
          <Button size="sm" onClick={() => save({ firstId: first.id, secondId: second.id })}>
            {t('duplicates.apart')}
          </Button>
          {band !== 'conflict' && (
            <Button size="sm" variant="primary" onClick={onMerge}>
              {t('duplicates.merge')}
            </Button>
          )}
        </span>
      </div>
      {problem !== undefined && <Banner tone="bad" title={problem} />}
      {band === 'conflict' && <p className={css.hint}>{t('duplicates.conflictHint')}</p>}
      <div className={css.sides}>
        <Side side={first} />
        <Side side={second} />
      </div>
    </article>
  );
}

function Side({ side }: { side: Pair['first'] }): ReactElement {
  const t = useWords();
  const { name, addedAt, channelName, jobs } = side;
  return (
    <section className={css.side} aria-label={name}>
      <h2 className={css.name}>{name}</h2>
      <p className={css.hint}>
        {t('duplicates.added', { day: formatDate(addedAt.slice(0, 10)), channel: channelName })}
      </p>
      <p>{jobs.length === 0 ? t('duplicates.noJob') : jobs.join(t('duplicates.between'))}</p>
    </section>
  );
}

function Merges(props: { merges: readonly Merge[]; onUndone: () => void }): ReactElement {
  const { merges, onUndone } = props;
  const t = useWords();
  const { save, problem } = useSaved(undoMerge, { done: t('duplicates.undone'), onDone: onUndone });
  return (
    <section className={css.merges} aria-label={t('duplicates.merges')}>
      <h2 className={css.name}>{t('duplicates.merges')}</h2>
      {problem !== undefined && <Banner tone="bad" title={problem} />}
      <ul className={css.list}>
        {merges.map((merge) => (
          <li key={merge.id} className={css.merged}>
            <span>
              {t('duplicates.mergedLine', {
                merged: merge.mergedName,
                kept: merge.name,
                day: formatDate(merge.at.slice(0, 10)),
                by: merge.by,
              })}
            </span>
            {merge.canUndo ? (
              <Button size="sm" onClick={() => save({ id: merge.id })}>
                {t('duplicates.undo')}
              </Button>
            ) : (
              <span className={css.hint}>{t('duplicates.final')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
