import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { myInterviews, submitScorecard } from '#bridge/calls/recruit/interviews.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { RadioGroup } from '#ui/parts/radio-group.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { formatDate } from '#ui/texts/format.ts';
import css from '../parts/board/board.module.css';
import { factsOf } from '../parts/board/board-card.tsx';
import { useSaved } from '../parts/board/use-saved.ts';
import { useWords } from '../texts/app-texts.ts';
import { clockOf } from '../texts/clock.ts';

type Interview = ResultOf<typeof myInterviews>[number];
type Verdict = NonNullable<Interview['verdict']>;

const verdicts = ['strongYes', 'yes', 'no', 'strongNo'] as const;

/** The interviews a person is on the panel of, with their scorecards. */
export function MyInterviews(): ReactElement {
  const t = useWords();
  useTabTitle(t('mine.title'));
  const call = useCall(myInterviews, {});
  return (
    <DetailPage header={<PageHeader title={t('mine.title')} subtitle={t('mine.subtitle')} />}>
      {call.state === 'failed' && <ErrorState hint={call.error.words} onRetry={call.reload} />}
      {call.state === 'loading' && call.data === undefined && <SkeletonLines lines={6} />}
      {call.data?.length === 0 && (
        <EmptyState icon="calendar" title={t('mine.none')} hint={t('mine.noneHint')} />
      )}
      <ul className={css.list}>
        {call.data?.map((interview) => (
          <li key={interview.id} className={css.row}>
            <InterviewCard interview={interview} onSubmitted={call.reload} />
          </li>
        ))}
      </ul>
    </DetailPage>
  );
}

function InterviewCard(props: { interview: Interview; onSubmitted: () => void }): ReactElement {
  const { interview, onSubmitted } = props;
  const t = useWords();
  const { candidate, verdict } = interview;
  return (
    <article className={css.stack} aria-label={candidate.name}>
      <div className={css.line}>
        <h2>
          {candidate.name} · {interview.jobTitle}
        </h2>
        {verdict !== null && <Tag tone="good">{t(`verdict.${verdict}`)}</Tag>}
      </div>
      <p className={css.hint}>
        {formatDate(interview.on)} {clockOf(interview.from)}–
        {clockOf(interview.from + interview.minutes)} · {t(`mode.${interview.mode}`)}
        {interview.place !== null && ` · ${interview.place}`}
      </p>
      <p>{factsOf(t, candidate)}</p>
      {verdict === null ? (
        <Scorecard interview={interview} onSubmitted={onSubmitted} />
      ) : (
        <>
          {interview.strengths !== null && (
            <p>
              {t('mine.strengths')}: {interview.strengths}
            </p>
          )}
          {interview.doubts !== null && (
            <p>
              {t('mine.doubts')}: {interview.doubts}
            </p>
          )}
        </>
      )}
    </article>
  );
}

function Scorecard(props: { interview: Interview; onSubmitted: () => void }): ReactElement {
  const { interview, onSubmitted } = props;
  const t = useWords();
  const [verdict, setVerdict] = useState<Verdict | undefined>(undefined);
  const [strengths, setStrengths] = useState('');
  const [doubts, setDoubts] = useState('');
  const { save, problem } = useSaved(submitScorecard, {
    done: t('mine.submitted'),
    onDone: onSubmitted,
  });
  return (
    <form
      className={css.stack}
      onSubmit={(event) => {
        event.preventDefault();
        if (verdict === undefined) return;
        void save({
          interviewId: interview.id,
          verdict,
          ...(strengths !== '' && { strengths }),
          ...(doubts !== '' && { doubts }),
        });
      }}
    >
      {problem !== undefined && <Banner tone="bad" title={problem} />}
      <Field label={t('mine.verdict')} required>
        <RadioGroup
          value={verdict}
          options={verdicts.map((value) => ({ value, label: t(`verdict.${value}`) }))}
          onChange={setVerdict}
        />
      </Field>
      <div className={css.pair}>
        <Field label={t('mine.strengths')}>
          <TextArea value={strengths} maxLength={2000} onChange={setStrengths} />
        </Field>
        <Field label={t('mine.doubts')}>
          <TextArea value={doubts} maxLength={2000} onChange={setDoubts} />
        </Field>
      </div>
      <div className={css.line}>
        <span className={css.hint}>{t('mine.locked')}</span>
        <Button type="submit" variant="primary" disabled={verdict === undefined}>
          {t('mine.submit')}
        </Button>
      </div>
    </form>
  );
}
