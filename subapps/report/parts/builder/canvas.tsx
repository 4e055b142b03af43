import { type ReactElement, useEffect, useState } from 'react';
import { queryFigures } from '#bridge/calls/prism/query.ts';
import type { ReportDefinition } from '#bridge/calls/prism/reports.ts';
import { useCall } from '#bridge/react/index.ts';
import { ConditionChips } from '#ui/figures/editor/condition-chips.tsx';
import { FigureStrip } from '#ui/figures/figure-strip.tsx';
import { FiguresTable } from '#ui/figures/figures-table.tsx';
import { FiguresView } from '#ui/figures/figures-view.tsx';
import { offeredPresentations } from '#ui/figures/presentations.ts';
import { lackOf } from '#ui/figures/question.ts';
import { useFigureWords } from '#ui/figures/texts/figures-texts.ts';
import type { FigureQuery, Figures, Subject } from '#ui/figures/types.ts';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { useWords } from '../../texts/app-texts.ts';
import reportCss from '../report.module.css';
import { useMembers } from '../use-members.ts';

interface CanvasProps {
  subject: Subject;
  definition: ReportDefinition;
  onAsk: (query: FigureQuery) => void;
}

/** The figures of a question while it is being made, below its conditions. */
export function Canvas({ subject, definition, onAsk }: CanvasProps): ReactElement {
  const t = useWords();
  const { query } = definition;
  const loadMembers = useMembers(subject);
  const asked = useSettled(query);
  const call = useCall(queryFigures, lackOf(asked) === null ? asked : null);
  return (
    <>
      <ConditionChips key={subject.name} {...{ subject, query, loadMembers }} onChange={onAsk} />
      {lackOf(query) !== null && (
        <EmptyState icon="chart" title={t('builder.nothing')} hint={t('builder.nothingHint')} />
      )}
      {lackOf(query) === null && call.state === 'failed' && (
        <ErrorState title={t('report.failed')} hint={call.error.words} onRetry={call.reload} />
      )}
      {lackOf(query) === null && call.state === 'loading' && !call.data && (
        <SkeletonLines lines={8} />
      )}
      {lackOf(query) === null && call.state !== 'failed' && call.data && (
        <div className={reportCss.result} aria-busy={call.state === 'loading'}>
          <Preview figures={call.data} definition={definition} />
        </div>
      )}
    </>
  );
}

function Preview(props: { figures: Figures; definition: ReportDefinition }): ReactElement {
  const { figures, definition } = props;
  const t = useWords();
  const f = useFigureWords();
  const show =
    offeredPresentations(figures).find((one) => one === definition.presentation) ?? 'table';
  const shared = { figures, label: t('builder.preview'), sort: null };
  if (figures.rows.length === 0) return <EmptyState title={f('empty')} hint={f('emptyHint')} />;
  return (
    <>
      <FigureStrip figures={figures} />
      {show !== 'table' && show !== 'figure' && <FiguresView {...shared} presentation={show} />}
      {figures.dimensions.length > 0 && <FiguresTable {...shared} />}
    </>
  );
}

/** A value once it has rested for a moment: several quick changes ask once. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 250);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
