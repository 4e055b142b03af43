import type { Member } from '#ui/figures/grid-of.ts';
import { organDimension, withOrgan } from '#ui/figures/prompts.ts';
import { setCondition } from '#ui/figures/question.ts';
import type { FigureQuery, Figures, Presentation } from '#ui/figures/types.ts';

/** What can be done with an answer. */
export interface ResultHost {
  readonly onAsk: (query: FigureQuery) => void;
  readonly onShow: (show: Presentation) => void;
  /** Opens the list behind a row. */
  readonly onDrill: (place: string) => void;
}

/** What one drawing of an answer needs. */
export interface Shown {
  /** The organisation that holds all others within reach, or none. */
  readonly wholeId: string;
  readonly query: FigureQuery;
  readonly figures: Figures;
  readonly host: ResultHost;
}

/** Narrows the question to a value; null where it is narrowed to it already. */
export function intoOf(
  { wholeId, query, figures, host }: Shown,
  dimension: number,
  { value }: Member,
): (() => void) | null {
  const asked = figures.dimensions[dimension];
  if (!asked || value === null || asked.kind === 'time') return null;
  // Those directly in the whole are listed under its own name.
  if (asked.name === organDimension && value === wholeId) return null;
  const narrowed =
    asked.name === organDimension
      ? withOrgan(query, value)
      : setCondition(query, { dimension: asked.name, is: 'in', values: [value] });
  return JSON.stringify(narrowed) === JSON.stringify(query) ? null : () => host.onAsk(narrowed);
}
