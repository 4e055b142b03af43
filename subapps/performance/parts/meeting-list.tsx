import { type ReactElement, type ReactNode, useId } from 'react';
import { useLocation } from 'wouter';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { calibrationBoard } from '#bridge/calls/performance/calibration.ts';
import { ownMeetings } from '#bridge/calls/performance/meetings.ts';
import { useCall } from '#bridge/react/index.ts';
import { Section } from '#ui/layouts/detail-page.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { useWords, type Words } from '../texts/app-texts.ts';
import css from './performance.module.css';

type State = ResultOf<typeof ownMeetings>[number]['state'];

/** The colours of where a meeting is. */
export const stateTones = { draft: 'neutral', open: 'accent', closed: 'good' } as const;

/** A meeting of a list with the way to its board. */
function MeetingItem(props: {
  id: string;
  name: string;
  state: State;
  canOpen: boolean;
  children: ReactNode;
}): ReactElement {
  const { id, name, state, canOpen, children } = props;
  const t = useWords();
  const [, navigate] = useLocation();
  return (
    <li className={css.item}>
      <div className={css.line}>
        <strong>{name}</strong>
        <span className={css.actions}>
          <Tag tone={stateTones[state]}>{t(`meetingState.${state}`)}</Tag>
          {canOpen && (
            <Button size="sm" onClick={() => navigate(`/meeting?meeting=${id}`)}>
              {t('meeting.open')}
            </Button>
          )}
        </span>
      </div>
      {children}
    </li>
  );
}

/** The meetings of a cycle, for personnel. */
export function MeetingList(props: {
  meetings: ResultOf<typeof calibrationBoard>['meetings'];
  leastPool: number;
}): ReactElement | null {
  const { meetings, leastPool } = props;
  const t = useWords();
  const heading = useId();
  if (meetings.length === 0) return null;
  return (
    <section className={css.stack} aria-labelledby={heading}>
      <h2 id={heading} className={css.name}>
        {t('meeting.ofCycle')}
      </h2>
      <ul className={css.list}>
        {meetings.map(({ id, name, state, canOpen, ...facts }) => (
          <MeetingItem key={id} id={id} name={name} state={state} canOpen={canOpen}>
            <MeetingFacts {...facts} leastPool={leastPool} />
          </MeetingItem>
        ))}
      </ul>
    </section>
  );
}

type Listed = ResultOf<typeof calibrationBoard>['meetings'][number];

/** What personnel reads about a meeting. */
function MeetingFacts(
  props: Pick<Listed, 'chairName' | 'people' | 'waiting' | 'late' | 'joinedTo' | 'overrideWhy'> & {
    leastPool: number;
  },
): ReactElement {
  const { chairName, people, waiting, late, joinedTo, overrideWhy, leastPool } = props;
  const t = useWords();
  return (
    <>
      <p className={css.facts}>
        <span>{t('meeting.chair', { name: chairName })}</span>
        {joinedTo === null && <span>{t('meeting.people', { count: String(people) })}</span>}
        {waiting > 0 && <span>{t('meeting.waiting', { count: String(waiting) })}</span>}
        {late > 0 && <Tag tone="warn">{t('meeting.late', { count: String(late) })}</Tag>}
      </p>
      {joinedTo !== null && <p className={css.hint}>{joinedWords(t, joinedTo, leastPool)}</p>}
      {overrideWhy !== null && (
        <p className={css.text}>{t('meeting.override', { reason: overrideWhy })}</p>
      )}
    </>
  );
}

/** Where too small a pool went. */
export function joinedWords(t: Words, name: string, leastPool: number): string {
  const least = String(leastPool);
  return name === '' ? t('meeting.joinedRest', { least }) : t('meeting.joinedTo', { least, name });
}

/** The meetings of the caller with what they are about. */
export function OwnList({ meetings }: { meetings: ResultOf<typeof ownMeetings> }): ReactElement {
  return (
    <ul className={css.list}>
      {meetings.map(({ id, name, state, cycleName, organName }) => (
        <MeetingItem key={id} id={id} name={name} state={state} canOpen>
          <p className={css.facts}>
            <span>{cycleName}</span>
            {organName !== null && <span>{organName}</span>}
          </p>
        </MeetingItem>
      ))}
    </ul>
  );
}

/** The meetings of the caller under a heading; nothing for those who are in none. */
export function OwnMeetings(): ReactElement | null {
  const t = useWords();
  const { data } = useCall(ownMeetings, {});
  if (data === undefined || data.length === 0) return null;
  return (
    <Section title={t('meeting.ofCycle')}>
      <OwnList meetings={data} />
    </Section>
  );
}
