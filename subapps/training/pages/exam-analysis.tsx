import { type ReactElement, useState } from 'react';
import { examAnalysis } from '#bridge/calls/elephantstep/exam-analysis.ts';
import { examCalls } from '#bridge/calls/elephantstep/records/exam.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage, Section } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Combobox } from '#ui/parts/combobox.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import css from '../parts/training.module.css';
import { type AskedQuestion, VoidDialog } from '../parts/void-dialog.tsx';
import { useWords } from '../texts/app-texts.ts';

type Analysis = ResultOf<typeof examAnalysis>;

/** An exam question by question, which is chosen above it. */
export function ExamAnalysisPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('analysis.title'));
  const exams = useCall(examCalls.page, { rows: 200 });
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const sat = (exams.data?.rows ?? []).filter(({ fields }) => Number(fields.taken ?? 0) > 0);
  const examId = chosen ?? sat[0]?.id;
  return (
    <DetailPage
      header={<PageHeader title={t('analysis.title')} subtitle={t('analysis.subtitle')} />}
    >
      {exams.state === 'failed' && <ErrorState hint={exams.error.words} onRetry={exams.reload} />}
      {exams.state === 'loading' && exams.data === undefined && <SkeletonLines lines={8} />}
      {exams.data && sat.length === 0 && <EmptyState title={t('analysis.none')} icon="document" />}
      {examId !== undefined && (
        <div className={css.stack}>
          <div className={css.pick}>
            <Combobox
              label={t('analysis.exam')}
              options={sat.map(({ id, fields }) => ({ value: id, label: String(fields.name) }))}
              value={examId}
              onChange={setChosen}
            />
          </div>
          <ExamFigures key={examId} examId={examId} />
        </div>
      )}
    </DetailPage>
  );
}

function ExamFigures({ examId }: { examId: string }): ReactElement {
  const t = useWords();
  const call = useCall(examAnalysis, { examId });
  const [asked, setAsked] = useState<AskedQuestion | null>(null);
  if (call.state === 'failed') return <ErrorState hint={call.error.words} onRetry={call.reload} />;
  if (call.data === undefined) return <SkeletonLines lines={8} />;
  const { mayChange, attempts, passed, questions, changes, late } = call.data;
  return (
    <>
      <p>{t('analysis.attempts', { attempts: String(attempts), passed: String(passed) })}</p>
      <ul className={css.list}>
        {questions.map((question) => (
          <li key={question.id} className={css.person}>
            <QuestionLine question={question} />
            {mayChange && (
              <Button size="sm" onClick={() => setAsked({ examId, ...question })}>
                {t(question.isVoid ? 'analysis.restore' : 'analysis.void')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {changes.length > 0 && <Changes changes={changes} />}
      {late.length > 0 && <LateAnswers late={late} />}
      {asked && <VoidDialog asked={asked} onClose={() => setAsked(null)} onDone={call.reload} />}
    </>
  );
}

function QuestionLine(props: { question: Analysis['questions'][number] }): ReactElement {
  const { question, asked, right, isVoid } = props.question;
  const t = useWords();
  return (
    <span className={css.wide}>
      <strong>{question}</strong> {isVoid && <Tag tone="warn">{t('analysis.isVoid')}</Tag>}
      <span className={css.below}>
        {right === null
          ? t('analysis.fewAsked', { asked: String(asked) })
          : t('analysis.right', { right: String(right), asked: String(asked) })}
      </span>
    </span>
  );
}

function Changes({ changes }: { changes: Analysis['changes'] }): ReactElement {
  const t = useWords();
  return (
    <Section title={t('analysis.changes')}>
      <ul className={css.list}>
        {changes.map((one) => (
          <li key={one.id} className={css.person}>
            <span className={css.wide}>
              <strong>{t(one.isVoid ? 'analysis.voided' : 'analysis.restored')}</strong>{' '}
              {one.question}
              <span className={css.below}>{t('analysis.reasonIs', { reason: one.reason })}</span>
              <span className={css.below}>
                {t('analysis.counts', {
                  changed: String(one.changed),
                  passed: String(one.passed),
                  kept: String(one.kept),
                  lost: String(one.lost),
                })}
              </span>
            </span>
            <span className={css.hint}>
              {[one.by, formatDate(one.at, 'long')].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function LateAnswers({ late }: { late: Analysis['late'] }): ReactElement {
  const t = useWords();
  return (
    <Section title={t('analysis.late')}>
      <p className={css.hint}>{t('analysis.lateHint')}</p>
      <ul className={css.list}>
        {late.map(({ id, name, question, answer, at }) => (
          <li key={id} className={css.person}>
            <span className={css.wide}>
              <strong>{name}</strong> {question}
              <span className={css.below}>{answer}</span>
            </span>
            <span className={css.hint}>{formatDate(at, 'long')}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
