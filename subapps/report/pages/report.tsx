import type { ReactElement } from 'react';
import { useParams } from 'wouter';
import { openReport } from '#bridge/calls/prism/reports.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import css from '../parts/report.module.css';
import { ReportView } from '../parts/report-view.tsx';
import { useWords } from '../texts/app-texts.ts';

/** One report, with what its reader narrows it to. */
export function ReportPage(): ReactElement {
  const t = useWords();
  const { id = '' } = useParams();
  const [, navigate] = usePageLocation();
  const call = useCall(openReport, { id }, { keep: false });
  useTabTitle(call.data?.name ?? t('title'));
  if (call.data) return <ReportView report={call.data} />;
  if (call.state === 'failed' && call.error.codeName === 'notFound')
    return (
      <main className={css.page}>
        <EmptyState
          icon="document"
          title={t('report.gone')}
          hint={t('report.goneHint')}
          action={<Button onClick={() => navigate('/reports')}>{t('report.back')}</Button>}
        />
      </main>
    );
  return (
    <main className={css.page}>
      {call.state === 'failed' ? (
        <ErrorState hint={call.error.words} onRetry={call.reload} />
      ) : (
        <SkeletonLines lines={10} />
      )}
    </main>
  );
}
