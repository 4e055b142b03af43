import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { meetingBoard, ownMeetings } from '#bridge/calls/performance/meetings.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate, formatList } from '#ui/texts/format.ts';
import { BoardView } from '../parts/board-view.tsx';
import { MoveForm, MoveHistory } from '../parts/calibration-dialogs.tsx';
import { BeginMeeting, EndMeeting } from '../parts/meeting-acts.tsx';
import { MeetingChange } from '../parts/meeting-change.tsx';
import { JoinedTo, OwnMeetings, stateTones } from '../parts/meeting-list.tsx';
import css from '../parts/performance.module.css';
import { type BoardCard, type Side, useAskedMove } from '../parts/use-calibration.ts';
import { usePlace } from '../parts/use-place.ts';
import { useWords } from '../texts/app-texts.ts';

type Meeting = ResultOf<typeof meetingBoard>;

/** A calibration meeting, or the own ones to choose from. */
export function MeetingPage(): ReactElement {
  const { meeting } = usePlace();
  return meeting === undefined ? <Chooser /> : <OneMeeting id={meeting} />;
}

function Chooser(): ReactElement {
  const t = useWords();
  useTabTitle(t('meeting.title'));
  const { data } = useCall(ownMeetings, {});
  return (
    <main className={css.page}>
      <PageHeader title={t('meeting.title')} />
      {data?.length === 0 && (
        <EmptyState icon="columns" title={t('meeting.none')} hint={t('meeting.noneHint')} />
      )}
      <OwnMeetings />
    </main>
  );
}

function OneMeeting({ id }: { id: string }): ReactElement {
  const t = useWords();
  const call = useCall(meetingBoard, { id });
  const { data } = call;
  useTabTitle(data?.name ?? t('meeting.title'));
  return (
    <main className={css.page}>
      <PageHeader
        title={data?.name ?? t('meeting.title')}
        {...(data && { subtitle: data.cycleName })}
      />
      {call.state === 'failed' && <ErrorState hint={call.error.words} onRetry={call.reload} />}
      {call.state !== 'failed' && data === undefined && <SkeletonLines lines={8} />}
      {data && <MeetingView meeting={data} onChanged={call.reload} />}
    </main>
  );
}

function MeetingView(props: { meeting: Meeting; onChanged: () => void }): ReactElement {
  const { meeting, onChanged } = props;
  const { asked, ask, forget } = useAskedMove();
  const [shown, setShown] = useState<BoardCard | null>(null);
  const side: Side = meeting.role === 'personnel' ? 'personnel' : 'meeting';
  return (
    <>
      <Head meeting={meeting} />
      {meeting.role === 'chair' && meeting.state === 'draft' && meeting.joinedTo === null && (
        <BeginMeeting meeting={meeting} onChanged={onChanged} />
      )}
      {meeting.change !== null && (
        <MeetingChange meeting={meeting} change={meeting.change} onChanged={onChanged} />
      )}
      {meeting.role === 'chair' && meeting.state === 'open' && (
        <EndMeeting meeting={meeting} onChanged={onChanged} />
      )}
      {meeting.levels.length > 0 && <BoardView board={meeting} onAsk={ask} onHistory={setShown} />}
      {asked !== null && (
        <MoveForm asked={asked} side={side} onClose={forget} onMoved={onChanged} />
      )}
      {shown !== null && <MoveHistory card={shown} side={side} onClose={() => setShown(null)} />}
    </>
  );
}

/** Who meets about whom, and what keeps the meeting from going on. */
function Head({ meeting }: { meeting: Meeting }): ReactElement {
  const { state, organName, chairName, members, people, quotas, joined, leastPool } = meeting;
  const t = useWords();
  return (
    <>
      <p className={css.facts}>
        <Tag tone={stateTones[state]}>{t(`meetingState.${state}`)}</Tag>
        {organName !== null && <span>{organName}</span>}
        <span>{t('meeting.chair', { name: chairName })}</span>
        {members.length > 0 && <span>{t('meeting.members', { names: formatList(members) })}</span>}
        <span>{t('meeting.people', { count: String(people) })}</span>
        {quotas !== null && <Quotas quotas={quotas} />}
      </p>
      {meeting.joinedTo !== null && <JoinedTo name={meeting.joinedTo} least={leastPool} />}
      {joined.map((pool) => (
        <p key={pool.name} className={css.hint}>
          {t('meeting.joined', {
            name: pool.name,
            count: String(pool.people),
            least: String(leastPool),
          })}
        </p>
      ))}
      {state === 'draft' && meeting.waiting > 0 && (
        <Banner tone="warn" title={t('meeting.waitingHint', { count: String(meeting.waiting) })} />
      )}
      {state === 'draft' && meeting.role !== 'chair' && (
        <EmptyState icon="clock" title={t('meeting.notBegun')} hint={t('meeting.memberHint')} />
      )}
      {state === 'open' && !meeting.isOpen && <Banner title={t('board.closed')} />}
      {state === 'closed' && <Banner title={t('meeting.closedTitle')} />}
      {meeting.overrideWhy !== null && (
        <Banner tone="warn" title={t('meeting.override', { reason: meeting.overrideWhy })} />
      )}
      {meeting.hidden > 0 && (
        <Banner title={t('meeting.hidden', { count: String(meeting.hidden) })} />
      )}
    </>
  );
}

function Quotas({ quotas }: { quotas: NonNullable<Meeting['quotas']> }): ReactElement {
  const t = useWords();
  const { version, people, at, by } = quotas;
  const facts = { version: String(version), people: String(people), at: formatDate(at) };
  return (
    <span>
      {by === null ? t('meeting.quotas', facts) : t('meeting.quotasBy', { ...facts, name: by })}
    </span>
  );
}
