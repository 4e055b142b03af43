import { type ReactElement, useState } from 'react';
import { applicationDetail, reopenApplication } from '#bridge/calls/recruit/board.ts';
import { useCall } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { Timeline } from '#ui/parts/timeline.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import type { Application } from './application.ts';
import css from './board.module.css';
import { factsOf } from './board-card.tsx';
import { CloseForm } from './close-form.tsx';
import { InterviewForm } from './interview-form.tsx';
import { InterviewList } from './interview-list.tsx';
import { OfferTimes } from './offer-times.tsx';
import { OfferView } from './offer-view.tsx';
import { OfferedTimes } from './offered-times.tsx';
import { useSaved } from './use-saved.ts';

interface Can {
  readonly move: boolean;
  readonly offer: boolean;
}

/** One application over the board: the candidate, interviews, the offer and the log. */
export function ApplicationPanel(props: {
  id: string;
  can: Can;
  onClose: () => void;
  onChanged: () => void;
}): ReactElement {
  const { id, can, onClose, onChanged } = props;
  const call = useCall(applicationDetail, { id }, { keep: false });
  const changed = (): void => {
    call.reload();
    onChanged();
  };
  return (
    <Dialog
      open
      side
      width={560}
      hideCancel
      title={call.data?.candidate.name ?? ''}
      onClose={onClose}
    >
      {call.state === 'failed' && <ErrorState hint={call.error.words} onRetry={call.reload} />}
      {call.data === undefined && call.state === 'loading' && <SkeletonLines lines={8} />}
      {call.data && <Details application={call.data} can={can} onChanged={changed} />}
    </Dialog>
  );
}

function Details(props: {
  application: Application;
  can: Can;
  onChanged: () => void;
}): ReactElement {
  const { application, can, onChanged } = props;
  const t = useWords();
  const { candidate, state } = application;
  const contact = [candidate.phone, candidate.email, candidate.city].filter(Boolean).join(' · ');
  return (
    <div className={css.stack}>
      <DescriptionList
        items={[
          { id: 'contact', term: t('application.contact'), value: contact || '—' },
          { id: 'career', term: t('application.career'), value: factsOf(t, candidate) || '—' },
          ...(candidate.note === null
            ? []
            : [{ id: 'note', term: t('application.note'), value: candidate.note }]),
        ]}
      />
      <span className={css.hint}>
        {t('application.appliedOn', { day: formatDate(application.appliedOn) })}
      </span>
      {state === 'closed' && application.closeKind !== null && (
        <span>
          <Tag tone="bad">{t(`closeKind.${application.closeKind}`)}</Tag> {application.closeNote}
        </span>
      )}
      {can.move && <Actions application={application} onChanged={onChanged} />}
      <h3>{t('application.interviews')}</h3>
      {application.offered && (
        <OfferedTimes
          offered={application.offered}
          mayChange={can.move && state === 'active'}
          onChanged={onChanged}
        />
      )}
      <InterviewList
        interviews={application.interviews}
        mayChange={can.move && state === 'active'}
        onChanged={onChanged}
      />
      {can.offer && <OfferView application={application} onChanged={onChanged} />}
      <h3>{t('application.log')}</h3>
      <Steps application={application} />
    </div>
  );
}

function Actions(props: { application: Application; onChanged: () => void }): ReactElement {
  const { application, onChanged } = props;
  const t = useWords();
  const [form, setForm] = useState<'interview' | 'times' | 'close' | null>(null);
  const { id, version, state, candidate } = application;
  const reopen = useSaved(reopenApplication, { done: t('step.reopened'), onDone: onChanged });
  const shared = { onClose: () => setForm(null), onSaved: onChanged };
  return (
    <div className={css.actions}>
      {state === 'active' && (
        <>
          <Button icon="calendar" onClick={() => setForm('interview')}>
            {t('application.book')}
          </Button>
          <Button onClick={() => setForm('times')}>{t('times.offer')}</Button>
          <Button variant="danger" onClick={() => setForm('close')}>
            {t('application.close')}
          </Button>
        </>
      )}
      {state === 'closed' && (
        <Button onClick={() => void reopen.save({ id, version })}>{t('application.reopen')}</Button>
      )}
      {reopen.problem !== undefined && <span role="alert">{reopen.problem}</span>}
      {form === 'interview' && <InterviewForm applicationId={id} {...shared} />}
      {form === 'times' && <OfferTimes applicationId={id} {...shared} />}
      {form === 'close' && (
        <CloseForm application={{ id, version }} name={candidate.name} {...shared} />
      )}
    </div>
  );
}

function Steps({ application }: { application: Application }): ReactElement {
  const t = useWords();
  return (
    <Timeline
      items={application.steps.map(({ id, action, stageName, reason, at, by }) => ({
        id,
        title: action === 'moved' ? `${t('step.moved')} ${stageName}` : t(`step.${action}`),
        time: formatDate(at, 'minute'),
        at,
        ...(by !== null && by !== '' && { by }),
        ...(reason !== null && { body: reason }),
      }))}
    />
  );
}
