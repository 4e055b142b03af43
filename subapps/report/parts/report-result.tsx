import type { ReactElement } from 'react';
import { FigureNotes } from '#ui/figures/figure-notes.tsx';
import { FigureStrip } from '#ui/figures/figure-strip.tsx';
import { FiguresTable } from '#ui/figures/figures-table.tsx';
import { FiguresView } from '#ui/figures/figures-view.tsx';
import type { Member } from '#ui/figures/grid-of.ts';
import { offeredPresentations } from '#ui/figures/presentations.ts';
import { organDimension } from '#ui/figures/prompts.ts';
import { useFigureWords, usePresentationNames } from '#ui/figures/texts/figures-texts.ts';
import type { FigureRow, Figures } from '#ui/figures/types.ts';
import { RadioGroup } from '#ui/parts/radio-group.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { useWords } from '../texts/app-texts.ts';
import type { OpenedReport } from './report-view.tsx';
import type { ReportAddress } from './use-address.ts';
import { useDrill } from './use-drill.ts';

interface ResultProps {
  report: OpenedReport;
  place: ReportAddress;
  figures: Figures;
}

/** The figures of a report: the totals, a chart, and the table that holds everything. */
export function ReportResult({ report, place, figures }: ResultProps): ReactElement {
  const t = useWords();
  const f = useFigureWords();
  const nameOf = usePresentationNames();
  const drill = useDrill();
  const { address, change } = place;
  const intoOf = useInto(report, place, figures);
  const offered = offeredPresentations(figures);
  const asked = address.show ?? report.definition.presentation;
  const show = offered.find((one) => one === asked) ?? 'table';
  const shared = {
    figures,
    label: t('report.table', { name: report.name }),
    sort: address.sort,
    onSort: (sort: ReportAddress['address']['sort']) => change({ sort }),
    intoOf,
    onDrill: drill,
  };
  function pick(row: FigureRow): void {
    const [first] = row.keys;
    const into = first ? intoOf(0, first) : null;
    if (into) into();
    else if (row.drill !== null) drill(row.drill);
  }
  if (figures.rows.length === 0) return <EmptyState title={f('empty')} hint={f('emptyHint')} />;
  return (
    <>
      <FigureNotes figures={figures} />
      <FigureStrip figures={figures} />
      {offered.length > 1 && (
        <div data-print="off">
          <RadioGroup
            label={t('report.show')}
            options={offered.map((value) => ({ value, label: nameOf(value) }))}
            value={show}
            onChange={(next) => change({ show: next })}
          />
        </div>
      )}
      {show !== 'table' && <FiguresView {...shared} presentation={show} onPick={pick} />}
      {figures.dimensions.length > 0 && <FiguresTable {...shared} />}
    </>
  );
}

/** A click on an organisation narrows the report to it, where the report lets that be chosen. */
function useInto(report: OpenedReport, { address, change }: ReportAddress, figures: Figures) {
  const canNarrow = report.definition.prompts.includes('organ');
  return (dimension: number, { value }: Member) => {
    const isOrgan = figures.dimensions[dimension]?.name === organDimension;
    // The people directly in the organisation are listed under its own name.
    if (!canNarrow || !isOrgan || value === null || value === address.organ) return null;
    return () => change({ organ: value, sort: null }, 'push');
  };
}
