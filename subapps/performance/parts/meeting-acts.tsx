import { type ReactElement, useId, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import {
  closeMeeting,
  type meetingBoard,
  openMeeting,
} from '#bridge/calls/performance/meetings.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { formatList } from '#ui/texts/format.ts';
import { useWords, type Words } from '../texts/app-texts.ts';
import css from './performance.module.css';
import { useSaved } from './use-saved.ts';

type Meeting = ResultOf<typeof meetingBoard>;

/** What is wrong with a save: with the call, or with what it asks for. */
function problemOf(errors: Readonly<Record<string, string>>, problem: string | undefined) {
  const words = Object.values(errors);
  return words.length > 0 ? words.join(' ') : problem;
}

/** The chair opens the meeting; the quotas are kept then. */
export function BeginMeeting(props: { meeting: Meeting; onChanged: () => void }): ReactElement {
  const { meeting, onChanged } = props;
  const t = useWords();
  const { save, errors, problem } = useSaved(openMeeting, {
    done: t('meeting.begun'),
    onDone: onChanged,
  });
  const said = problemOf(errors, problem);
  return (
    <>
      {said !== undefined && <Banner tone="bad" title={said} />}
      <EmptyState
        icon="clock"
        title={t('meeting.notBegun')}
        hint={t('meeting.chairHint', { count: String(meeting.people) })}
        action={
          <Button
            variant="primary"
            disabled={meeting.waiting > 0}
            onClick={() => void save({ id: meeting.id, version: meeting.version })}
          >
            {t('meeting.begin')}
          </Button>
        }
      />
    </>
  );
}

/** The chair closes the meeting, with a reason where a forced distribution is off. */
export function EndMeeting(props: { meeting: Meeting; onChanged: () => void }): ReactElement {
  const { meeting, onChanged } = props;
  const t = useWords();
  const [isAsking, setAsking] = useState(false);
  const hint = useId();
  const isBlocked = meeting.change !== null || meeting.waiting > 0;
  return (
    <div className={css.actions}>
      <Button
        variant={isBlocked ? 'default' : 'primary'}
        disabled={isBlocked}
        {...(isBlocked && { 'aria-describedby': hint })}
        onClick={() => setAsking(true)}
      >
        {t('meeting.end')}
      </Button>
      {isBlocked && (
        <span id={hint} className={css.hint}>
          {meeting.change !== null
            ? t('meeting.acceptFirst')
            : t('meeting.waitingOpen', { count: String(meeting.waiting) })}
        </span>
      )}
      {isAsking && (
        <EndForm meeting={meeting} onClose={() => setAsking(false)} onChanged={onChanged} />
      )}
    </div>
  );
}

/** The levels that are off, in words. */
function brokenOf(t: Words, { levels }: Meeting): string {
  return formatList(
    levels
      .filter(({ off }) => off !== 0)
      .map(({ code, off }) => {
        const words = t(off > 0 ? 'board.over' : 'board.under', { count: String(Math.abs(off)) });
        return t('meeting.off', { level: code, words });
      }),
  );
}

const brokenWords = {
  none: 'meeting.unruled',
  guide: 'meeting.guided',
  force: 'meeting.endBroken',
} as const;

function EndForm(props: {
  meeting: Meeting;
  onClose: () => void;
  onChanged: () => void;
}): ReactElement {
  const { meeting, onClose, onChanged } = props;
  const t = useWords();
  const [reason, setReason] = useState('');
  const what = brokenOf(t, meeting);
  const isBroken = what !== '';
  const needsReason = isBroken && meeting.force === 'force';
  const { save, errors, problem } = useSaved(closeMeeting, {
    done: t('meeting.ended'),
    onDone: () => {
      onChanged();
      onClose();
    },
  });
  const said = problemOf(errors, problem);
  const request = { id: meeting.id, version: meeting.version };
  return (
    <Dialog
      open
      width={520}
      title={t('meeting.end')}
      onClose={onClose}
      buttons={[
        {
          id: 'end',
          label: t('meeting.end'),
          variant: 'primary',
          disabled: needsReason && reason.trim().length < 10,
          onClick: () => save(needsReason ? { ...request, overrideWhy: reason } : request),
        },
      ]}
    >
      <div className={css.stack}>
        {said !== undefined && <Banner tone="bad" title={said} />}
        <p className={css.text}>{t('meeting.endHint', { count: String(meeting.people) })}</p>
        {isBroken && <Banner tone="warn" title={t(brokenWords[meeting.force], { what })} />}
        {needsReason && (
          <Field label={t('meeting.why')} required help={t('meeting.whyHint')}>
            <TextArea value={reason} maxLength={500} onChange={setReason} />
          </Field>
        )}
      </div>
    </Dialog>
  );
}
