import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { calibrationBoard } from '#bridge/calls/performance/calibration.ts';
import { ownMeetings } from '#bridge/calls/performance/meetings.ts';
import { useCall } from '#bridge/react/index.ts';
import { Section } from '#ui/layouts/detail-page.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { useWords } from '../texts/app-texts.ts';
import css from './performance.module.css';

type State = ResultOf<typeof ownMeetings>[number]['state'];

/** The colours of where a meeting is. */
export const stateTones = { draft: 'neutral', open: 'accent', closed: 'good' } as const;

/** A meeting of a list with the way to its board. */
function MeetingItem(props: {
  id: string;
  name: string;
  state: State;
  children: ReactNode;
}): ReactElement {
  const { id, name, state, children } = props;
  const t = useWords();
  const [, navigate] = useLocation();
  return (
    <li className={css.item}>
      <div className={css.line}>
        <strong>{name}</strong>
        <span className={css.actions}>
          <Tag tone={stateTones[state]}>{t(`meetingState.${state}`)}</Tag>
          <Button size="sm" onClick={() => navigate(`/meeting?meeting=${id}`)}>
            {t('meeting.open')}
          </Button>
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
  if (meetings.length === 0) return null;
  return (
    <section aria-label={t('meeting.ofCycle')}>
      <ul className={css.list}>
        {meetings.map(({ id, name, state, chairName, people, waiting, joinedTo, overrideWhy }) => (
          <MeetingItem key={id} id={id} name={name} state={state}>
            <p className={css.facts}>
              <span>{t('meeting.chair', { name: chairName })}</span>
              {joinedTo === null && <span>{t('meeting.people', { count: String(people) })}</span>}
              {waiting > 0 && <span>{t('meeting.waiting', { count: String(waiting) })}</span>}
            </p>
            {joinedTo !== null && <JoinedTo name={joinedTo} least={leastPool} />}
            {overrideWhy !== null && (
              <p className={css.text}>{t('meeting.override', { reason: overrideWhy })}</p>
            )}
          </MeetingItem>
        ))}
      </ul>
    </section>
  );
}

/** Where too small a pool went. */
export function JoinedTo({ name, least }: { name: string; least: number }): ReactElement {
  const t = useWords();
  return (
    <p className={css.hint}>
      {name === ''
        ? t('meeting.joinedRest', { least: String(least) })
        : t('meeting.joinedTo', { least: String(least), name })}
    </p>
  );
}

/** The meetings of the caller; nothing for those who are in none. */
export function OwnMeetings(): ReactElement | null {
  const t = useWords();
  const { data } = useCall(ownMeetings, {});
  if (data === undefined || data.length === 0) return null;
  return (
    <Section title={t('meeting.ofCycle')}>
      <ul className={css.list}>
        {data.map(({ id, name, state, cycleName, organName }) => (
          <MeetingItem key={id} id={id} name={name} state={state}>
            <p className={css.facts}>
              <span>{cycleName}</span>
              {organName !== null && <span>{organName}</span>}
            </p>
          </MeetingItem>
        ))}
      </ul>
    </Section>
  );
}
