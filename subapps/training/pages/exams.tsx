import { type ReactElement, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import {
  getExamQuestions,
  myExams,
  queryExamId,
  submitExam,
} from '#bridge/calls/elephantstep/examination.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { useAppContext, useCall, useSave, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { ExamQuestion, type Question } from '../parts/exam-question.tsx';
import { NoEmployment } from '../parts/no-employment.tsx';
import css from '../parts/training.module.css';
import { usePaper } from '../parts/use-paper.ts';
import { useWords } from '../texts/app-texts.ts';

type Exam = ResultOf<typeof myExams>[number];
type Paper = ResultOf<typeof getExamQuestions>;
type Result = ResultOf<typeof submitExam>;

/** The exams of a person; the one that runs takes the whole page. */
export function ExamsPage(): ReactElement {
  const t = useWords();
  const { user } = useAppContext();
  useTabTitle(t('exam.title'));
  if (user.employmentId === null) return <NoEmployment title={t('exam.title')} />;
  return <OwnExams />;
}

function OwnExams(): ReactElement {
  const t = useWords();
  const call = useCall(myExams, {});
  const asked = useAskedExam();
  const [paper, setPaper] = useState<Paper | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  if (paper !== null) {
    return (
      <RunningExam
        paper={paper}
        onDone={(done) => {
          setPaper(null);
          setResult(done);
          call.reload();
        }}
      />
    );
  }
  return (
    <DetailPage header={<PageHeader title={t('exam.title')} />}>
      {result && (
        <Banner
          tone={result.passed ? 'good' : 'warn'}
          title={t(result.passed ? 'exam.passedWith' : 'exam.failedWith', {
            percent: String(Number(result.percent)),
            pass: String(Number(result.passPercent)),
          })}
        />
      )}
      {asked && !result && (
        <Banner
          tone={asked.passed ? 'good' : 'info'}
          title={t(asked.passed ? 'exam.askedPassed' : 'exam.asked', { name: asked.name })}
        />
      )}
      {call.state === 'failed' && <ErrorState hint={call.error.words} onRetry={call.reload} />}
      {call.state === 'loading' && call.data === undefined && <SkeletonLines lines={6} />}
      {call.data?.length === 0 && <EmptyState title={t('exam.none')} icon="document" />}
      <ul className={css.list}>
        {inOrder(call.data ?? [], asked?.id).map((exam) => (
          <li key={exam.id}>
            <ExamCard exam={exam} onStarted={setPaper} />
          </li>
        ))}
      </ul>
    </DetailPage>
  );
}

/** The exam of the announcement that led here; undefined without one. */
function useAskedExam() {
  const noticeId = new URLSearchParams(useSearch()).get('notice');
  const { data } = useCall(queryExamId, noticeId === null ? null : { noticeId });
  const { examId = null, name = null, passed = false } = data ?? {};
  return examId === null || name === null ? undefined : { id: examId, name, passed };
}

/** The exam that is asked for comes first. */
function inOrder(exams: readonly Exam[], first: string | undefined): readonly Exam[] {
  return exams.toSorted((one, other) => Number(other.id === first) - Number(one.id === first));
}

function ExamCard(props: { exam: Exam; onStarted: (paper: Paper) => void }): ReactElement {
  const { exam, onStarted } = props;
  const { id, name, questions, minutes, passPercent, left, percent, passed, isRunning } = exam;
  const { renew, againAt, until } = exam;
  const t = useWords();
  const starting = useSave(getExamQuestions);
  async function start(): Promise<void> {
    const outcome = await starting.save({ examId: id });
    if (outcome.ok) onStarted(outcome.result);
  }
  return (
    <article className={css.card} aria-label={name}>
      <div className={css.line}>
        <strong>{name}</strong>
        {percent !== null && (
          <Tag tone={passed ? 'good' : 'warn'}>
            {t(passed ? 'exam.passed' : 'exam.failed')} {Number(percent)}%
          </Tag>
        )}
      </div>
      <p className={css.hint}>
        {t('exam.rules', {
          questions: String(questions),
          minutes: String(minutes),
          pass: String(Number(passPercent)),
        })}
        {left !== null && ` · ${t('exam.left', { left: String(left) })}`}
      </p>
      {renew && <p>{t('exam.renew')}</p>}
      {(!passed || renew) && !isRunning && until !== null && (
        <p>{t('exam.until', { time: formatDate(until, 'long') })}</p>
      )}
      {(!passed || renew) && left !== 0 && againAt !== null && (
        <p>{t('exam.again', { time: formatDate(againAt, 'long') })}</p>
      )}
      {starting.state === 'failed' && <Banner tone="bad" title={starting.error.words} />}
      {(isRunning || ((!passed || renew) && left !== 0 && againAt === null)) && (
        <div className={css.actions}>
          <Button variant="primary" onClick={start}>
            {t(isRunning ? 'exam.continue' : 'exam.start')}
          </Button>
        </div>
      )}
    </article>
  );
}

function RunningExam(props: { paper: Paper; onDone: (result: Result) => void }): ReactElement {
  const { paper, onDone } = props;
  const t = useWords();
  const { questions, change, unsaved, late } = usePaper(paper);
  const submitting = useSave(submitExam);
  const left = useSecondsLeft(paper.secondsLeft);
  const open = questions.filter(({ chosen, written }) => chosen.length === 0 && written === '');
  async function send(): Promise<void> {
    const outcome = await submitting.save({ attemptId: paper.attemptId });
    if (outcome.ok) onDone(outcome.result);
  }
  return (
    <DetailPage
      header={
        <PageHeader
          title={paper.name}
          subtitle={`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}
        />
      }
      foot={
        <>
          <span className={css.hint} role="status">
            {unsaved > 0 ? t('exam.unsaved', { count: String(unsaved) }) : t('exam.saved')}
            {open.length > 0 && ` · ${t('exam.unanswered', { count: String(open.length) })}`}
          </span>
          <Button variant="primary" onClick={send} disabled={unsaved > 0 && left > 0}>
            {t('exam.submit')}
          </Button>
        </>
      }
    >
      {late > 0 && <Banner tone="warn" title={t('exam.late', { count: String(late) })} />}
      {left === 0 && <Banner tone="warn" title={t('exam.over')} />}
      {submitting.state === 'failed' && <Banner tone="bad" title={submitting.error.words} />}
      <PaperQuestions questions={questions} onChange={change} />
    </DetailPage>
  );
}

function PaperQuestions(props: {
  questions: readonly Question[];
  onChange: (place: number, chosen: string[], written: string) => void;
}): ReactElement {
  const { questions, onChange } = props;
  return (
    <div className={css.stack}>
      {questions.map((question, place) => (
        <ExamQuestion
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what the paper knows a question by
          key={place}
          number={place + 1}
          question={question}
          onChange={(chosen, written) => onChange(place, chosen, written)}
        />
      ))}
    </div>
  );
}

/** Counts down from what the gateway said; the clock of the device is not asked what time it is. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(
      () => setLeft(Math.max(0, seconds - Math.floor((performance.now() - start) / 1000))),
      500,
    );
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
