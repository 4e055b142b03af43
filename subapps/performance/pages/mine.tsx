import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { myPerformance, reopenGoals } from '#bridge/calls/performance/mine.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage, Section } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate, formatList } from '#ui/texts/format.ts';
import { CheckInForm } from '../parts/check-in-form.tsx';
import { CyclePicker, StageLine } from '../parts/cycle-bar.tsx';
import { GoalEditor } from '../parts/goal-editor.tsx';
import { type Goal, GoalList } from '../parts/goal-list.tsx';
import { OwnMeetings } from '../parts/meeting-list.tsx';
import { PeersForm } from '../parts/peers-form.tsx';
import css from '../parts/performance.module.css';
import { ResultView } from '../parts/result-view.tsx';
import { ReviewPage } from '../parts/review-form.tsx';
import { usePlace } from '../parts/use-place.ts';
import { useSaved } from '../parts/use-saved.ts';
import { useWords } from '../texts/app-texts.ts';

type Mine = ResultOf<typeof myPerformance>;
type File = NonNullable<Mine['file']>;

const stateTones = { draft: 'warn', asked: 'accent', set: 'good' } as const;

/** The own goals, reviews and result of a cycle. */
export function MinePage(): ReactElement {
  const t = useWords();
  useTabTitle(t('mine.title'));
  const { review, go } = usePlace();
  if (review !== undefined) return <ReviewPage id={review} onBack={() => go({ review: null })} />;
  return <Overview />;
}

function Overview(): ReactElement {
  const t = useWords();
  const { file: chosen, go } = usePlace();
  const call = useCall(myPerformance, chosen === undefined ? {} : { appraisalId: chosen });
  const { data } = call;
  const file = data?.file;
  return (
    <DetailPage
      header={
        <PageHeader
          title={t('mine.title')}
          subtitle={
            file?.managerName != null ? t('mine.manager', { name: file.managerName }) : undefined
          }
        />
      }
    >
      {call.state === 'failed' && <ErrorState hint={call.error.words} onRetry={call.reload} />}
      {call.state !== 'failed' && data === undefined && <SkeletonLines lines={8} />}
      {data !== undefined && data.asked.length > 0 && (
        <Asked asked={data.asked} onOpen={(id) => go({ review: id })} />
      )}
      <OwnMeetings />
      {data?.file === null && (
        <EmptyState icon="chart" title={t('mine.noFile')} hint={t('mine.noFileHint')} />
      )}
      {data && file && (
        <>
          <CyclePicker
            value={file.id}
            options={data.files.map(({ id, cycleName }) => ({ id, name: cycleName }))}
            onChange={(id) => go({ file: id })}
          />
          <StageLine stages={file.stages} />
          {file.result !== null && (
            <ResultView file={file} result={file.result} onChanged={call.reload} />
          )}
          <Goals file={file} onChanged={call.reload} />
          <Reviews file={file} onChanged={call.reload} onOpen={(id) => go({ review: id })} />
        </>
      )}
    </DetailPage>
  );
}

function Asked(props: { asked: Mine['asked']; onOpen: (id: string) => void }): ReactElement {
  const { asked, onOpen } = props;
  const t = useWords();
  return (
    <Section title={t('mine.asked')}>
      <ul className={css.list}>
        {asked.map(({ reviewId, role, name, cycleName, until }) => (
          <li key={reviewId} className={`${css.item} ${css.line}`}>
            <span>
              {name} <Tag>{t(`role.${role}`)}</Tag> <span className={css.hint}>{cycleName}</span>
            </span>
            <span className={css.actions}>
              {until !== null && (
                <span className={css.hint}>{t('mine.until', { day: formatDate(until) })}</span>
              )}
              <Button size="sm" onClick={() => onOpen(reviewId)}>
                {t('mine.askedOf', { name })}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Confirmed goals count, also while they are being changed. */
function hasGoals({ goalsState, changed }: File): boolean {
  return goalsState === 'set' || changed !== null;
}

function Goals({ file, onChanged }: { file: File; onChanged: () => void }): ReactElement {
  const t = useWords();
  const [editing, setEditing] = useState(false);
  const [checking, setChecking] = useState<Goal | null>(null);
  const reopening = useSaved(reopenGoals, { done: t('goals.reopenHint'), onDone: onChanged });
  const isSetting =
    file.cycleState === 'running' &&
    file.stages.some(({ kind, isOpen }) => kind === 'goals' && isOpen);
  const { goalsMin, goalsMax } = file.bounds;
  return (
    <Section
      title={t('goals.title')}
      actions={
        <span className={css.actions}>
          <Tag tone={stateTones[file.goalsState]}>{t(`goalsState.${file.goalsState}`)}</Tag>
          {isSetting && file.goalsState === 'draft' && (
            <Button variant="primary" icon="edit" onClick={() => setEditing(true)}>
              {t('goals.edit')}
            </Button>
          )}
          {isSetting && file.goalsState !== 'draft' && (
            <Button
              icon="edit"
              onClick={() => void reopening.save({ appraisalId: file.id, version: file.version })}
            >
              {t('goals.reopen')}
            </Button>
          )}
        </span>
      }
    >
      {reopening.problem !== undefined && <Banner tone="bad" title={reopening.problem} />}
      {file.goalsState === 'draft' && file.goalsNote !== null && (
        <Banner tone="warn" title={t('goals.back', { note: file.goalsNote })} />
      )}
      {file.goals.length === 0 && (
        <EmptyState
          icon="check"
          title={t('goals.none')}
          hint={t('goals.noneHint', { min: String(goalsMin), max: String(goalsMax) })}
        />
      )}
      {file.changed !== null && <Banner tone="info" title={t('goals.changing')} />}
      <GoalList
        goals={file.goals}
        onCheckIn={file.cycleState === 'running' && hasGoals(file) ? setChecking : undefined}
      />
      {editing && <GoalEditor file={file} onClose={() => setEditing(false)} onSaved={onChanged} />}
      {checking !== null && (
        <CheckInForm goal={checking} onClose={() => setChecking(null)} onSaved={onChanged} />
      )}
    </Section>
  );
}

function Reviews(props: {
  file: File;
  onChanged: () => void;
  onOpen: (id: string) => void;
}): ReactElement | null {
  const { file, onChanged, onOpen } = props;
  const t = useWords();
  const { reviewId, reviewState } = file;
  if (reviewId === null || reviewState === null) return null;
  const isOpen = (wanted: 'self' | 'peer' | 'goals'): boolean =>
    file.cycleState === 'running' && file.stages.some((one) => one.kind === wanted && one.isOpen);
  const writes = isOpen('self') && reviewState === 'open' && hasGoals(file);
  return (
    <Section title={t('mine.reviews')}>
      <div className={css.stack}>
        <div className={`${css.item} ${css.line}`}>
          <span>{t('mine.self')}</span>
          <span className={css.actions}>
            <Tag tone={reviewState === 'submitted' ? 'good' : 'neutral'}>
              {t(`reviewState.${reviewState}`)}
            </Tag>
            {(writes || reviewState === 'submitted') && (
              <Button
                variant={writes ? 'primary' : 'default'}
                size="sm"
                onClick={() => onOpen(reviewId)}
              >
                {t(writes ? 'mine.write' : 'mine.look')}
              </Button>
            )}
          </span>
        </div>
        {file.hasPeers && file.cycleState === 'running' && (
          <Peers file={file} mayPropose={isOpen('peer') || isOpen('goals')} onChanged={onChanged} />
        )}
      </div>
    </Section>
  );
}

function Peers(props: { file: File; mayPropose: boolean; onChanged: () => void }): ReactElement {
  const { file, mayPropose, onChanged } = props;
  const t = useWords();
  const [choosing, setChoosing] = useState(false);
  const names = formatList(file.peers.map(({ name }) => name));
  const least = String(file.bounds.leastGroup);
  return (
    <div className={css.item}>
      <div className={css.line}>
        <span>{t('mine.peers')}</span>
        {mayPropose && !file.peersConfirmed && (
          <Button size="sm" onClick={() => setChoosing(true)}>
            {t('mine.propose')}
          </Button>
        )}
      </div>
      <p className={css.hint}>
        {file.peersConfirmed ? t('mine.peersConfirmed') : t('mine.peersHint', { least })}
      </p>
      {!file.peersConfirmed && (
        <p className={css.text}>
          {names === '' ? t('mine.noProposal') : t('mine.proposed', { names })}
        </p>
      )}
      {choosing && (
        <PeersForm
          appraisalId={file.id}
          known={file.peers}
          decides={false}
          onClose={() => setChoosing(false)}
          onSaved={onChanged}
        />
      )}
    </div>
  );
}
