/** Which ways of drawing fit an answer. */
import { gridOf } from './grid-of.ts';
import type { Figures, Presentation } from './types.ts';
import { numberOf } from './write-figure.ts';

const mostParts = 6;

/** The ways of drawing that fit the shape of an answer, the table first. */
export function offeredPresentations(figures: Figures): readonly Presentation[] {
  if (figures.dimensions.length === 0) return ['figure'];
  const { categories, series } = gridOf(figures);
  const isOverTime = figures.dimensions[0]?.kind === 'time';
  const isOneUnit = new Set(series.map(({ measure }) => measure.unit)).size === 1;
  const unit = series[0]?.measure.unit;
  // Shares of a percentage or a mean add up to nothing.
  const addsUp = isOneUnit && unit !== 'percent' && unit !== 'years';
  const isPie =
    addsUp &&
    series.length === 1 &&
    categories.length <= mostParts &&
    (series[0]?.cells ?? []).every((cell) => (numberOf(cell) ?? -1) >= 0);
  return [
    'table',
    'bar',
    ...(addsUp && series.length > 1 ? (['stack'] as const) : []),
    ...(isOverTime ? (['line', 'area'] as const) : []),
    ...(isPie ? (['pie'] as const) : []),
  ];
}
