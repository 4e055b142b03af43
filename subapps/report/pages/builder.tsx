import type { ReactElement } from 'react';
import { useParams } from 'wouter';
import { readAsked } from '#bridge/calls/prism/asked.ts';
import { listSubjects } from '#bridge/calls/prism/query.ts';
import { openReport } from '#bridge/calls/prism/reports.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { usePageSearch } from '#bridge/react/location.ts';
import { firstQuestion } from '#ui/figures/question.ts';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Builder } from '../parts/builder/builder.tsx';
import css from '../parts/report.module.css';
import { draftOf, newDraft } from '../stores/draft.ts';
import { useWords } from '../texts/app-texts.ts';

/** Makes a new report, changes an own one, or begins from a copy. */
export function BuilderPage(): ReactElement {
  const t = useWords();
  const { id, way = 'new' } = useParams();
  const search = usePageSearch();
  const subjects = useCall(listSubjects, {});
  const report = useCall(openReport, id === undefined ? null : { id }, { keep: false });
  useTabTitle(t(way === 'edit' ? 'builder.edit' : 'builder.title'));
  const failed = [subjects, report].find(({ state }) => state === 'failed');
  if (failed?.state === 'failed')
    return (
      <main className={css.page}>
        <ErrorState hint={failed.error.words} onRetry={failed.reload} />
      </main>
    );
  const first = subjects.data?.[0];
  if (subjects.data && !first)
    return (
      <main className={css.page}>
        <EmptyState icon="lock" title={t('builder.noSubjects')} />
      </main>
    );
  if (!subjects.data || !first || (id !== undefined && !report.data))
    return (
      <main className={css.page}>
        <SkeletonLines lines={10} />
      </main>
    );
  const asked = readAsked(new URLSearchParams(search));
  const mayAsk = subjects.data.some(({ name }) => name === asked?.subject);
  const draft = report.data
    ? draftOf(
        report.data,
        way === 'edit' ? 'edit' : 'copy',
        t('builder.copyName', { name: report.data.name }),
      )
    : newDraft(asked && mayAsk ? asked : firstQuestion(first));
  return <Builder key={`${id} ${way}`} first={draft} subjects={subjects.data} />;
}
