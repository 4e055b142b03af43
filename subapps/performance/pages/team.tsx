import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { decideGoals, performanceMember, performanceTeam } from '#bridge/calls/performance/team.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage, Section } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { CyclePicker, StageLine } from '../parts/cycle-bar.tsx';
import { GoalList } from '../parts/goal-list.tsx';
import { PeersForm } from '../parts/peers-form.tsx';
import css from '../parts/performance.module.css';
import { ReviewPage } from '../parts/review-form.tsx';
import { shortNumber } from '../parts/short-number.ts';
import { usePlace } from '../parts/use-place.ts';
import { useSaved } from '../parts/use-saved.ts';
import { useWords, type Words } from '../texts/app-texts.ts';

type Team = ResultOf<typeof performanceTeam>;
type Row = Team['rows'][number];
type Member = ResultOf<typeof performanceMember>;

const goalTones = { draft: 'neutral', asked: 'accent', set: 'good' } as const;

/** The direct reports in a cycle, and one of them. */
export function TeamPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('team.title'));
  const { file, review, go } = usePlace();
  if (review !== undefined) return <ReviewPage id={review} onBack={() => go({ review: null })} />;
  if (file !== undefined) {
    return (
      <MemberPage
        id={file}
        onBack={() => go({ file: null })}
        onReview={(id) => go({ review: id })}
      />
    );
  }
  return <TeamList />;
}

function TeamList(): ReactElement {
  const t = useWords();
  const { cycle, go } = usePlace();
  const call = useCall(performanceTeam, cycle === undefined ? {} : { cycleId: cycle });
  const { data } = call;
  return (
    <main className={css.page}>
      <PageHeader title={t('team.title')} />
      {call.state === 'failed' && <ErrorState hint={call.error.words} onRetry={call.reload} />}
      {call.state !== 'failed' && data === undefined && <SkeletonLines lines={8} />}
      {data?.cycleId === null && (
        <EmptyState icon="people" title={t('team.none')} hint={t('noCycleHint')} />
      )}
      {data && data.cycleId !== null && (
        <>
          <CyclePicker
            options={data.cycles}
            value={data.cycleId}
            onChange={(id) => go({ cycle: id })}
          />
          <StageLine stages={data.stages} />
          <div className={css.table}>
            <DataTable
              label={t('team.title')}
              columns={columnsFor(t)}
              rows={data.rows}
              rowKey={({ id }) => id}
              onOpen={({ id }) => go({ file: id })}
            />
          </div>
        </>
      )}
    </main>
  );
}

function columnsFor(t: Words) {
  const state = (value: Row['self']): string => (value === 'none' ? '' : t(`reviewState.${value}`));
  return [
    { id: 'name', header: t('team.name'), cell: ({ name }: Row) => name, minWidth: 100 },
    { id: 'organ', header: t('team.organ'), cell: ({ organName }: Row) => organName ?? '' },
    {
      id: 'goals',
      header: t('team.goals'),
      cell: ({ goals }: Row) => <Tag tone={goalTones[goals]}>{t(`goalsState.${goals}`)}</Tag>,
    },
    {
      id: 'progress',
      header: t('team.progress'),
      cell: ({ progress }: Row) => (progress === null ? '' : `${shortNumber(progress)}%`),
      align: 'end' as const,
    },
    { id: 'self', header: t('team.self'), cell: ({ self }: Row) => state(self) },
    {
      id: 'peers',
      header: t('team.peers'),
      cell: ({ peersDone, peersAsked }: Row) =>
        peersAsked === 0 ? '' : `${peersDone}/${peersAsked}`,
    },
    { id: 'manager', header: t('team.manager'), cell: ({ manager }: Row) => state(manager) },
    { id: 'level', header: t('team.level'), cell: ({ level }: Row) => level ?? '' },
    {
      id: 'todo',
      header: t('team.todo'),
      cell: ({ todo }: Row) =>
        todo === null ? '' : <Tag tone="accent">{t(`team.todos.${todo}`)}</Tag>,
    },
  ];
}

function MemberPage(props: {
  id: string;
  onBack: () => void;
  onReview: (id: string) => void;
}): ReactElement {
  const { id, onBack, onReview } = props;
  const call = useCall(performanceMember, { appraisalId: id });
  if (call.state === 'failed') return <ErrorState hint={call.error.words} onRetry={call.reload} />;
  if (call.data === undefined) return <SkeletonLines lines={8} />;
  const member = call.data;
  return (
    <DetailPage
      header={<PageHeader title={member.name} subtitle={member.cycleName} onBack={onBack} />}
    >
      <MemberGoals member={member} onChanged={call.reload} />
      {member.hasPeers && <MemberPeers member={member} onChanged={call.reload} />}
      <MemberReview member={member} onReview={onReview} />
    </DetailPage>
  );
}

function MemberGoals(props: { member: Member; onChanged: () => void }): ReactElement {
  const { member, onChanged } = props;
  const t = useWords();
  const [returning, setReturning] = useState(false);
  const { save, problem } = useSaved(decideGoals, { done: t('team.confirmed'), onDone: onChanged });
  const asked = { appraisalId: member.id, version: member.version };
  return (
    <Section
      title={t('goals.title')}
      actions={
        <span className={css.actions}>
          <Tag tone={goalTones[member.goalsState]}>{t(`goalsState.${member.goalsState}`)}</Tag>
          {member.goalsState === 'asked' && (
            <>
              <Button onClick={() => setReturning(true)}>{t('team.sendBack')}</Button>
              <Button variant="primary" onClick={() => void save({ ...asked, accept: true })}>
                {t('team.confirm')}
              </Button>
            </>
          )}
        </span>
      }
    >
      {problem !== undefined && <Banner tone="bad" title={problem} />}
      {member.isChange && <Banner tone="info" title={t('team.isChange')} />}
      {member.goals.length === 0 && <EmptyState icon="check" title={t('goals.none')} />}
      <GoalList goals={member.goals} />
      {returning && (
        <ReturnForm asked={asked} onClose={() => setReturning(false)} onSaved={onChanged} />
      )}
    </Section>
  );
}

function ReturnForm(props: {
  asked: { readonly appraisalId: string; readonly version: number };
  onClose: () => void;
  onSaved: () => void;
}): ReactElement {
  const { asked, onClose, onSaved } = props;
  const t = useWords();
  const [note, setNote] = useState('');
  const { save, problem } = useSaved(decideGoals, {
    done: t('team.back'),
    onDone: () => {
      onSaved();
      onClose();
    },
  });
  return (
    <Dialog
      open
      width={480}
      title={t('team.sendBack')}
      onClose={onClose}
      buttons={[
        {
          id: 'back',
          label: t('team.sendBack'),
          variant: 'primary',
          disabled: note.trim() === '',
          onClick: () => save({ ...asked, accept: false, note }),
        },
      ]}
    >
      {problem !== undefined && <Banner tone="bad" title={problem} />}
      <Field label={t('team.note')} required>
        <TextArea value={note} maxLength={500} onChange={setNote} />
      </Field>
    </Dialog>
  );
}

function MemberPeers(props: { member: Member; onChanged: () => void }): ReactElement {
  const { member, onChanged } = props;
  const t = useWords();
  const [naming, setNaming] = useState(false);
  return (
    <Section
      title={t('peers.title')}
      actions={<Button onClick={() => setNaming(true)}>{t('team.namePeers')}</Button>}
    >
      {member.peers.length === 0 && <p className={css.hint}>{t('mine.noProposal')}</p>}
      <ul className={css.list}>
        {member.peers.map(({ id, name, state, why }) => (
          <li key={id} className={css.line}>
            <span>{t('team.peerState', { name, state: t(`reviewState.${state}`) })}</span>
            {why !== null && <span className={css.hint}>{why}</span>}
          </li>
        ))}
      </ul>
      {naming && (
        <PeersForm
          appraisalId={member.id}
          known={member.peers.filter(({ state }) => state !== 'declined')}
          decides
          onClose={() => setNaming(false)}
          onSaved={onChanged}
        />
      )}
    </Section>
  );
}

function MemberReview(props: { member: Member; onReview: (id: string) => void }): ReactElement {
  const { member, onReview } = props;
  const t = useWords();
  const { reviewId, reviewState } = member;
  return (
    <Section title={t('team.manager')}>
      <div className={`${css.item} ${css.line}`}>
        <span className={css.hint}>
          {reviewState === null ? t('team.waits') : t(`reviewState.${reviewState}`)}
        </span>
        {reviewId !== null && (
          <Button
            variant={reviewState === 'open' ? 'primary' : 'default'}
            disabled={member.goalsState !== 'set' && !member.isChange}
            onClick={() => onReview(reviewId)}
          >
            {t(reviewState === 'open' ? 'team.write' : 'mine.look')}
          </Button>
        )}
      </div>
      {member.managers.length > 0 && (
        <ul className={css.list} aria-label={t('team.shares')}>
          {member.managers.map(({ name, days, state }) => (
            <li key={name} className={css.line}>
              <span>{t('team.shareOf', { name, days: String(days) })}</span>
              <span className={css.hint}>{t(`reviewState.${state}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
