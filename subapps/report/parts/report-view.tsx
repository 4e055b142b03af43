import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { queryFigures } from '#bridge/calls/prism/query.ts';
import type { openReport } from '#bridge/calls/prism/reports.ts';
import { type CallState, useCall } from '#bridge/react/index.ts';
import { withPrompts } from '#ui/figures/prompts.ts';
import type { FigureQuery, Figures } from '#ui/figures/types.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import type { Address } from '../stores/address.ts';
import { useWords } from '../texts/app-texts.ts';
import { Conditions } from './conditions.tsx';
import css from './report.module.css';
import { ReportActions } from './report-actions.tsx';
import { ReportResult } from './report-result.tsx';
import { Star } from './star.tsx';
import { useAddress } from './use-address.ts';
import { useFavourite } from './use-favourite.ts';

/** A report as it was opened. */
export type OpenedReport = ResultOf<typeof openReport>;

/** A report: its conditions, its figures, and what can be done with them. */
export function ReportView({ report }: { report: OpenedReport }): ReactElement {
  const t = useWords();
  const place = useAddress();
  const query = queryOf(report, place.address);
  const call = useCall(queryFigures, query);
  const [on, turn] = useFavourite(report.id, report.favourite);
  return (
    <main className={css.page}>
      <PageHeader
        title={report.name}
        before={<Star name={report.name} on={on} onTurn={turn} />}
        subtitle={
          report.ownerName !== null && !report.mine
            ? t('report.by', { name: report.ownerName })
            : undefined
        }
        onBack={() => place.go('/reports')}
        actions={<ReportActions {...{ report, query, place }} onRefresh={call.reload} />}
      />
      {report.note !== '' && <p className={css.faint}>{report.note}</p>}
      <Conditions report={report} place={place} />
      <Result {...{ report, place, call }} />
    </main>
  );
}

function queryOf({ definition }: OpenedReport, address: Address): FigureQuery {
  const asked = withPrompts(definition.query, definition.prompts, address);
  if (address.compare === null) return asked;
  const { compare: _, ...rest } = asked;
  return address.compare === 'none' ? rest : { ...rest, compare: address.compare };
}

interface ResultProps {
  report: OpenedReport;
  place: ReturnType<typeof useAddress>;
  call: CallState<Figures>;
}

function Result({ report, place, call }: ResultProps): ReactElement {
  const t = useWords();
  if (call.state === 'failed')
    return <ErrorState title={t('report.failed')} hint={call.error.words} onRetry={call.reload} />;
  if (!call.data) return <SkeletonLines lines={8} />;
  return (
    <section
      className={css.result}
      aria-label={t('report.result')}
      aria-busy={call.state === 'loading'}
    >
      <ReportResult {...{ report, place }} figures={call.data} />
    </section>
  );
}
