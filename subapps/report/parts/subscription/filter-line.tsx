import type { ReactElement } from 'react';
import type { ReportFilters } from '#bridge/calls/prism/subscriptions.ts';
import { organPath } from '#bridge/react/directory/organ-nodes.ts';
import { useOrgans } from '#bridge/react/directory/use-organs.ts';
import { periodWords } from '#ui/figures/period-choice.tsx';
import { writePeriod } from '#ui/figures/prompts.ts';
import { type FigureWords, useFigureWords } from '#ui/figures/texts/figures-texts.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import css from './subscription.module.css';

/** What a subscribed report is narrowed to, in one line. */
export function FilterLine(props: {
  filters: ReportFilters;
  organName: string | null;
}): ReactElement {
  const { filters, organName } = props;
  const t = useWords();
  const f = useFigureWords();
  const organs = useOrgans({ chosen: [filters.organId] });
  const known =
    filters.organId === null ? null : (organPath(organs.list, filters.organId).at(-1) ?? organName);
  return (
    <p className={css.hint}>
      {t('subscription.filters', { filters: wordsOfFilters(t, f, filters, known) })}
    </p>
  );
}

/** The words of what a report is narrowed to. */
export function wordsOfFilters(
  t: Words,
  f: FigureWords,
  { period, compare, organId }: ReportFilters,
  organName: string | null,
): string {
  const parts = [
    ...(organId === null ? [] : [organName ?? t('subscription.otherOrgan')]),
    ...(period === null ? [] : [wordsOfPeriod(f, period)]),
    ...(compare === null ? [] : [t(`report.compares.${compare}`)]),
  ];
  return parts.length === 0 ? t('subscription.noFilters') : parts.join(' · ');
}

function wordsOfPeriod(f: FigureWords, period: NonNullable<ReportFilters['period']>): string {
  if (period.kind === 'day') return period.day;
  if (period.kind === 'span') return f('span', { from: period.from, to: period.to });
  return periodWords(f, writePeriod(period));
}
