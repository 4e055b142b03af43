import { type ReactElement, useState } from 'react';
import { cancelOwnEnrolment, enrolSelf, myLearning } from '#bridge/calls/elephantstep/learning.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { useAppContext, useCall, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage, Section } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { FeedbackDialog } from '../parts/feedback-dialog.tsx';
import { NoEmployment } from '../parts/no-employment.tsx';
import { OwnCertificates } from '../parts/own-certificates.tsx';
import { OwnDuties } from '../parts/own-duties.tsx';
import { SessionFacts } from '../parts/session-facts.tsx';
import css from '../parts/training.module.css';
import { useSaved } from '../parts/use-saved.ts';
import { useWords } from '../texts/app-texts.ts';

type Learning = ResultOf<typeof myLearning>;
type Enrolment = Learning['enrolments'][number];
type Open = Learning['open'][number];

const approvalTexts = {
  running: 'learning.isRunning',
  returned: 'learning.isReturned',
  approved: 'learning.isApproved',
} as const;

const tones = {
  asked: 'warn',
  enrolled: 'accent',
  waiting: 'warn',
  attended: 'good',
  absent: 'bad',
  cancelled: 'neutral',
} as const;

/** What a person is enrolled in, what is open, and what is over. */
export function LearningPage(): ReactElement {
  const t = useWords();
  const { user } = useAppContext();
  useTabTitle(t('learning.title'));
  if (user.employmentId === null) return <NoEmployment title={t('learning.title')} />;
  return <OwnLearning />;
}

function OwnLearning(): ReactElement {
  const t = useWords();
  const call = useCall(myLearning, {});
  const enrolments = call.data?.enrolments ?? [];
  const coming = enrolments.filter(
    ({ state }) => state === 'asked' || state === 'enrolled' || state === 'waiting',
  );
  const over = enrolments.filter((one) => !coming.includes(one));
  return (
    <DetailPage header={<PageHeader title={t('learning.title')} />}>
      {call.state === 'failed' && <ErrorState hint={call.error.words} onRetry={call.reload} />}
      {call.state === 'loading' && call.data === undefined && <SkeletonLines lines={8} />}
      {call.data && (
        <>
          <OwnDuties />
          <OwnCertificates />
          <Section title={t('learning.coming')}>
            {coming.length === 0 && <p className={css.hint}>{t('learning.noneComing')}</p>}
            <ul className={css.list}>
              {coming.map((one) => (
                <li key={one.sessionId}>
                  <OwnCard enrolment={one} onChanged={call.reload} />
                </li>
              ))}
            </ul>
          </Section>
          <Section title={t('learning.open')}>
            {call.data.open.length === 0 && (
              <EmptyState title={t('learning.noneOpen')} icon="calendar" />
            )}
            <ul className={css.list}>
              {call.data.open.map((one) => (
                <li key={one.sessionId}>
                  <OpenCard session={one} onChanged={call.reload} />
                </li>
              ))}
            </ul>
          </Section>
          {over.length > 0 && (
            <Section title={t('learning.over')}>
              <ul className={css.list}>
                {over.map((one) => (
                  <li key={one.sessionId}>
                    <OwnCard enrolment={one} onChanged={call.reload} />
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </>
      )}
    </DetailPage>
  );
}

function OwnCard(props: { enrolment: Enrolment; onChanged: () => void }): ReactElement {
  const { enrolment, onChanged } = props;
  const { state, queue, sessionId, name, isOpen, approval } = enrolment;
  const t = useWords();
  const [asking, setAsking] = useState(false);
  const { save, problem } = useSaved(cancelOwnEnrolment, {
    done: t('learning.cancelled'),
    onDone: onChanged,
  });
  const again = useSaved(enrolSelf, { done: t('learning.asked'), onDone: onChanged });
  const isLive = state === 'asked' || state === 'enrolled' || state === 'waiting';
  const mayCancel = isOpen && isLive;
  const isReturned = isLive && approval === 'returned';
  return (
    <article className={css.card} aria-label={name}>
      <div className={css.line}>
        <strong>{name}</strong>
        <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
      </div>
      <SessionFacts session={enrolment} />
      {queue !== null && <p>{t('learning.queue', { place: String(queue) })}</p>}
      {isLive && approval !== null && <p>{t(approvalTexts[approval])}</p>}
      {(problem ?? again.problem) !== undefined && (
        <Banner tone="bad" title={problem ?? again.problem ?? ''} />
      )}
      {enrolment.feedback !== null && <Feedback enrolment={enrolment} onDone={onChanged} />}
      {mayCancel && (
        <div className={css.actions}>
          {isReturned && (
            <Button variant="primary" onClick={() => again.save({ sessionId })}>
              {t('learning.askAgain')}
            </Button>
          )}
          <Button onClick={() => setAsking(true)}>{t('learning.cancel')}</Button>
        </div>
      )}
      <Dialog
        open={asking}
        width={480}
        title={t('learning.cancelTitle', { name })}
        onClose={() => setAsking(false)}
        buttons={[
          {
            id: 'cancel',
            label: t('learning.cancel'),
            variant: 'danger',
            onClick: () => {
              setAsking(false);
              return save({ sessionId });
            },
          },
        ]}
      >
        <p>{t('learning.cancelHint')}</p>
      </Dialog>
    </article>
  );
}

/** Asks how it was. */
function Feedback(props: { enrolment: Enrolment; onDone: () => void }): ReactElement {
  const { enrolment, onDone } = props;
  const t = useWords();
  const [rating, setRating] = useState(false);
  return (
    <div className={css.actions}>
      <Button onClick={() => setRating(true)}>{t('feedback.give')}</Button>
      {rating && (
        <FeedbackDialog session={enrolment} onClose={() => setRating(false)} onDone={onDone} />
      )}
    </div>
  );
}

function OpenCard(props: { session: Open; onChanged: () => void }): ReactElement {
  const { session, onChanged } = props;
  const { sessionId, name, kind, hours, description, seats, taken, waiting, waitList } = session;
  const { needsApproval } = session;
  const t = useWords();
  const { save, problem } = useSaved(enrolSelf, {
    done: t(needsApproval ? 'learning.asked' : 'learning.enrolled'),
    onDone: onChanged,
  });
  const isFull = taken >= seats;
  return (
    <article className={css.card} aria-label={name}>
      <div className={css.line}>
        <strong>{name}</strong>
        <Tag>{t(`kind.${kind}`)}</Tag>
      </div>
      <SessionFacts session={session} />
      {description !== null && <p>{description}</p>}
      <div className={css.line}>
        <span className={css.hint}>
          {hours !== null && `${t('learning.hours', { hours: String(Number(hours)) })} · `}
          {isFull
            ? t('learning.full', { waiting: String(waiting) })
            : t('learning.seats', { free: String(seats - taken), seats: String(seats) })}
          {` · ${t('learning.until', { day: formatDate(session.enrolUntil) })}`}
          {needsApproval && ` · ${t('learning.needsApproval')}`}
        </span>
        <Button
          variant={isFull ? 'default' : 'primary'}
          disabled={isFull && !waitList}
          onClick={() => save({ sessionId })}
        >
          {isFull ? t('learning.wait') : t('learning.enrol')}
        </Button>
      </div>
      {problem !== undefined && <Banner tone="bad" title={problem} />}
    </article>
  );
}
