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
import { joinedWords, OwnList, stateTones } from '../parts/meeting-list.tsx';
import css from '../parts/performance.module.css';
import { type BoardCard, type Side, useAskedMove } from '../parts/use-calibration.ts';
import { usePlace } from '../parts/use-place.ts';
import { useWords, type Words } from '../texts/app-texts.ts';

type Meeting = ResultOf<typeof meetingBoard>;

/** A calibration meeting, or the own ones to choose from. */
export function MeetingPage(): ReactElement {
  const { meeting } = usePlace();
  return meeting === undefined ? <Chooser /> : <OneMeeting id={meeting} />;
}

function Chooser(): ReactElement {
  const t = useWords();
  useTabTitle(t('meeting.title'));
  const call = useCall(ownMeetings, {});
  const { data } = call;
  return (
    <main className={css.page}>
      <PageHeader title={t('meeting.title')} />
      {call.state === 'failed' && <ErrorState hint={call.error.words} onRetry={call.reload} />}
      {call.state !== 'failed' && data === undefined && <SkeletonLines lines={3} />}
      {data?.length === 0 && (
        <EmptyState icon="columns" title={t('meeting.none')} hint={t('meeting.noneHint')} />
      )}
      {data && data.length > 0 && <OwnList meetings={data} />}
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
  const t = useWords();
  const { asked, ask, forget } = useAskedMove();
  const [shown, setShown] = useState<BoardCard | null>(null);
  const side: Side = meeting.role === 'personnel' ? 'personnel' : 'meeting';
  // All cards are of this meeting; on each of them its name says nothing.
  const cards = meeting.cards.map((card) => ({ ...card, meetingName: null }));
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
      {meeting.levels.length > 0 && (
        <BoardView board={{ ...meeting, cards }} onAsk={ask} onHistory={setShown} />
      )}
      {meeting.state === 'closed' && meeting.levels.length === 0 && (
        <EmptyState icon="columns" title={t('meeting.releasedTitle')} />
      )}
      {asked !== null && (
        <MoveForm asked={asked} side={side} onClose={forget} onMoved={onChanged} />
      )}
      {shown !== null && <MoveHistory card={shown} side={side} onClose={() => setShown(null)} />}
    </>
  );
}

/** Who meets about whom, and what keeps the meeting from going on. */
function Head({ meeting }: { meeting: Meeting }): ReactElement {
  const { state, organName, chairName, members, people, quotas, joined } = meeting;
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
      {joined.length > 0 && <p className={css.text}>{joinedLines(t, meeting)}</p>}
      <Waiting meeting={meeting} />
      {meeting.joinedTo !== null && <Joined meeting={meeting} to={meeting.joinedTo} />}
      {state === 'draft' && meeting.role !== 'chair' && meeting.joinedTo === null && (
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

/** Where the people of a meeting below the least size went. */
function Joined({ meeting, to }: { meeting: Meeting; to: string }): ReactElement {
  const t = useWords();
  const words = joinedWords(t, to, meeting.leastPool);
  if (meeting.state !== 'draft') return <p className={css.hint}>{words}</p>;
  return <EmptyState icon="people" title={t('meeting.joinedTitle')} hint={words} />;
}

/** How many keep the meeting from going on for want of a score. */
function Waiting({ meeting }: { meeting: Meeting }): ReactElement | null {
  const { state, role, waiting, joinedTo } = meeting;
  const t = useWords();
  if (waiting === 0 || state === 'closed' || joinedTo !== null) return null;
  // Beside the button the chair reads the same.
  if (state === 'open' && role === 'chair' && meeting.change === null) return null;
  const count = String(waiting);
  return (
    <Banner
      tone="warn"
      title={
        state === 'draft'
          ? t('meeting.waitingHint', { count })
          : t('meeting.waitingOpen', { count })
      }
    />
  );
}

/** The smaller pools that are part of this one, a line each. */
function joinedLines(t: Words, { joined, leastPool }: Meeting): string {
  const least = String(leastPool);
  return joined
    .map(({ name, people }) => t('meeting.joined', { name, count: String(people), least }))
    .join('\n');
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
