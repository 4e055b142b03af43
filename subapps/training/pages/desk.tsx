import { type ReactElement, useState } from 'react';
import { deskSessions, promoteEnrolment, sessionDesk } from '#bridge/calls/elephantstep/desk.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Combobox } from '#ui/parts/combobox.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { type AskedChange, EnrolDialog, ReasonDialog } from '../parts/desk-dialogs.tsx';
import { termTones } from '../parts/duty-tones.ts';
import { SessionFacts } from '../parts/session-facts.tsx';
import { SessionFeedback } from '../parts/session-feedback.tsx';
import { SignInCode } from '../parts/sign-in-code.tsx';
import css from '../parts/training.module.css';
import { useSaved } from '../parts/use-saved.ts';
import { useWords } from '../texts/app-texts.ts';

type Desk = ResultOf<typeof sessionDesk>;
type Person = Desk['people'][number];

/** The desk of one session, which is chosen above it. */
export function DeskPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('desk.title'));
  const sessions = useCall(deskSessions, {});
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const sessionId = chosen ?? sessions.data?.[0]?.id;
  return (
    <DetailPage header={<PageHeader title={t('desk.title')} />}>
      {sessions.state === 'failed' && (
        <ErrorState hint={sessions.error.words} onRetry={sessions.reload} />
      )}
      {sessions.state === 'loading' && sessions.data === undefined && <SkeletonLines lines={8} />}
      {sessions.data?.length === 0 && <EmptyState title={t('desk.none')} icon="calendar" />}
      {sessions.data && sessionId !== undefined && (
        <div className={css.stack}>
          <div className={css.pick}>
            <Combobox
              label={t('desk.session')}
              options={sessions.data.map(({ id, name, fromOn }) => ({
                value: id,
                label: name,
                hint: formatDate(fromOn),
              }))}
              value={sessionId}
              onChange={setChosen}
            />
          </div>
          <SessionPeople key={sessionId} sessionId={sessionId} />
        </div>
      )}
    </DetailPage>
  );
}

function SessionPeople({ sessionId }: { sessionId: string }): ReactElement {
  const t = useWords();
  const call = useCall(sessionDesk, { sessionId });
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const [enrolling, setEnrolling] = useState(false);
  const [showing, setShowing] = useState(false);
  if (call.state === 'failed') return <ErrorState hint={call.error.words} onRetry={call.reload} />;
  if (call.data === undefined) return <SkeletonLines lines={8} />;
  const { session, people, days, today, mayChange, certificateName } = call.data;
  const isToday = session.fromOn <= today && today <= session.toOn && session.state === 'open';
  const signed = people.filter(({ signedToday }) => signedToday).length;
  return (
    <div className={css.stack}>
      <div className={css.line}>
        <div>
          <SessionFacts session={session} />
          <p>{t('desk.taken', { taken: String(takenBy(people)), seats: String(session.seats) })}</p>
        </div>
        <div className={css.actions}>
          {mayChange && session.state === 'open' && (
            <Button icon="plus" onClick={() => setEnrolling(true)}>
              {t('desk.enrol')}
            </Button>
          )}
          {isToday && (
            <Button variant="primary" onClick={() => setShowing(true)}>
              {t('desk.code')}
            </Button>
          )}
        </div>
      </div>
      {call.data.feedback !== null && <SessionFeedback feedback={call.data.feedback} />}
      {people.length === 0 && <EmptyState title={t('desk.nobody')} icon="people" />}
      <PeopleList
        people={people}
        certificateName={certificateName}
        mayChange={mayChange && session.state === 'open'}
        days={days}
        onAsk={setAsked}
        onChanged={call.reload}
      />
      {asked && <ReasonDialog asked={asked} onClose={() => setAsked(null)} onDone={call.reload} />}
      {enrolling && (
        <EnrolDialog
          sessionId={sessionId}
          onClose={() => setEnrolling(false)}
          onDone={call.reload}
        />
      )}
      {showing && (
        <SignInCode
          session={session}
          signed={signed}
          onTick={call.reload}
          onClose={() => setShowing(false)}
        />
      )}
    </div>
  );
}

/** How many seats people have or hold. */
function takenBy(people: readonly Person[]): number {
  return people.filter(({ state }) => state !== 'waiting' && state !== 'cancelled').length;
}

/** Days without those that are left out. */
function without(days: readonly string[], left: readonly string[]): readonly string[] {
  return days.filter((day) => !left.includes(day));
}

function PeopleList(props: {
  people: readonly Person[];
  certificateName: string | null;
  mayChange: boolean;
  days: readonly string[];
  onAsk: (asked: AskedChange) => void;
  onChanged: () => void;
}): ReactElement {
  const { people, ...rest } = props;
  return (
    <ul className={css.list}>
      {people.map((person) => (
        <li key={person.id}>
          <PersonRow person={person} {...rest} />
        </li>
      ))}
    </ul>
  );
}

const tones = {
  asked: 'warn',
  enrolled: 'accent',
  waiting: 'warn',
  attended: 'good',
  absent: 'bad',
  cancelled: 'neutral',
} as const;

function PersonRow(props: {
  person: Person;
  certificateName: string | null;
  mayChange: boolean;
  days: readonly string[];
  onAsk: (asked: AskedChange) => void;
  onChanged: () => void;
}): ReactElement {
  const { person, certificateName, mayChange, days, onAsk, onChanged } = props;
  const { id, name, organName, state, queue, signedToday, signedOn, certificate, clashes } = person;
  const t = useWords();
  const { save, problem } = useSaved(promoteEnrolment, {
    done: t('desk.saved'),
    onDone: onChanged,
  });
  return (
    <article className={css.card} aria-label={name}>
      <div className={css.line}>
        <div>
          <strong>{name}</strong> <span className={css.hint}>{organName}</span>{' '}
          <Tag tone={tones[state]}>
            {t(`state.${state}`)}
            {queue !== null && ` ${queue}`}
          </Tag>{' '}
          {clashes.map((clash) => (
            <Tag key={clash} tone="warn">
              {t(`desk.clash.${clash}`)}
            </Tag>
          ))}{' '}
          {signedToday && <Tag tone="good">{t('desk.here')}</Tag>}{' '}
          {certificateName !== null && certificate !== null && (
            <HeldCertificate name={certificateName} certificate={certificate} />
          )}{' '}
          {days.length > 1 && signedOn.length > 0 && (
            <span className={css.hint}>
              {t('desk.signedDays', { signed: String(signedOn.length) })}
            </span>
          )}
        </div>
        {mayChange && (
          <PersonActions person={person} days={days} onAsk={onAsk} onPromote={() => save({ id })} />
        )}
      </div>
      {problem !== undefined && <Banner tone="bad" title={problem} />}
    </article>
  );
}

/** The certificate of the course that a person has: who lost it or loses it soon should have a seat. */
function HeldCertificate(props: {
  name: string;
  certificate: NonNullable<Person['certificate']>;
}): ReactElement {
  const { name, certificate } = props;
  const { term, expiresOn } = certificate;
  const t = useWords();
  return (
    <>
      <Tag tone={termTones[term]}>{t('certificates.desk', { name, term: t(`term.${term}`) })}</Tag>{' '}
      {expiresOn !== null && (
        <span className={css.hint}>
          {t('certificates.deskUntil', { day: formatDate(expiresOn) })}
        </span>
      )}
    </>
  );
}

function PersonActions(props: {
  person: Person;
  days: readonly string[];
  onAsk: (asked: AskedChange) => void;
  onPromote: () => void;
}): ReactElement {
  const { person, days, onAsk, onPromote } = props;
  const { id, name, state, signedOn } = person;
  const t = useWords();
  return (
    <div className={css.actions}>
      {state === 'waiting' && <Button onClick={onPromote}>{t('desk.promote')}</Button>}
      {state === 'enrolled' && days.length > signedOn.length && (
        <Button onClick={() => onAsk({ kind: 'present', id, name, days: without(days, signedOn) })}>
          {t('desk.present')}
        </Button>
      )}
      {state === 'enrolled' && signedOn.length > 0 && (
        <Button onClick={() => onAsk({ kind: 'notPresent', id, name, days: signedOn })}>
          {t('desk.notPresent')}
        </Button>
      )}
      {(state === 'asked' || state === 'enrolled' || state === 'waiting') && (
        <Button onClick={() => onAsk({ kind: 'cancel', id, name, days: [] })}>
          {t('desk.cancel')}
        </Button>
      )}
    </div>
  );
}
