import type { ReactElement } from 'react';
import { cancelInterview } from '#bridge/calls/recruit/interviews.ts';
import { Button } from '#ui/parts/button.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import { clockOf } from '../../texts/clock.ts';
import type { Interview } from './application.ts';
import css from './board.module.css';
import { useSaved } from './use-saved.ts';

/** The interviews of an application with the scorecards that may be read. */
export function InterviewList(props: {
  interviews: readonly Interview[];
  mayChange: boolean;
  onChanged: () => void;
}): ReactElement {
  const { interviews, mayChange, onChanged } = props;
  const t = useWords();
  if (interviews.length === 0) return <p className={css.hint}>{t('application.noInterviews')}</p>;
  return (
    <ul className={css.list}>
      {interviews.map((interview) => (
        <li key={interview.id} className={css.row}>
          <div className={css.line}>
            <strong>
              {formatDate(interview.on)} {clockOf(interview.from)}–
              {clockOf(interview.from + interview.minutes)}
            </strong>
            <Tag>{t(`mode.${interview.mode}`)}</Tag>
            {interview.state === 'cancelled' && <Tag tone="bad">{t('application.cancelled')}</Tag>}
            {mayChange &&
              interview.state === 'booked' &&
              !interview.panel.some(({ submitted }) => submitted) && (
                <Cancel id={interview.id} onChanged={onChanged} />
              )}
          </div>
          {interview.place !== null && <p className={css.hint}>{interview.place}</p>}
          <ul className={css.list}>
            {interview.panel.map(({ employmentId, name, verdict, strengths, doubts }) => (
              <li key={employmentId}>
                <div className={css.line}>
                  <span>{name}</span>
                  {verdict === null ? (
                    <Tag tone="warn">{t('application.waiting')}</Tag>
                  ) : (
                    <Tag tone={verdict === 'yes' || verdict === 'strongYes' ? 'good' : 'bad'}>
                      {t(`verdict.${verdict}`)}
                    </Tag>
                  )}
                </div>
                {strengths !== null && (
                  <p className={css.hint}>
                    {t('mine.strengths')}: {strengths}
                  </p>
                )}
                {doubts !== null && (
                  <p className={css.hint}>
                    {t('mine.doubts')}: {doubts}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Cancel({ id, onChanged }: { id: string; onChanged: () => void }): ReactElement {
  const t = useWords();
  const { save, problem } = useSaved(cancelInterview, {
    done: t('application.cancelled'),
    onDone: onChanged,
  });
  return (
    <>
      <Button size="sm" onClick={() => void save({ id })}>
        {t('application.cancelInterview')}
      </Button>
      {problem !== undefined && <span role="alert">{problem}</span>}
    </>
  );
}
