/** The shapes of figures, as the gateway gives them. */
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  Condition,
  FigureCell,
  FigureQuery,
  Figures,
  listSubjects,
  Period,
} from '#bridge/calls/prism/query.ts';
import type { presentations } from '#bridge/calls/prism/reports.ts';

export type { Condition, FigureCell, FigureQuery, Figures, Period };

/** What may be asked for: a subject with its dimensions and measures. */
export type Subject = ResultOf<typeof listSubjects>[number];

/** One dimension of a subject. */
export type SubjectDimension = Subject['dimensions'][number];

/** How figures are drawn. */
export type Presentation = (typeof presentations)[number];

/** One measure of an answer. */
export type FigureMeasure = Figures['measures'][number];

/** One row of an answer. */
export type FigureRow = Figures['rows'][number];

/** What figures are counted in. */
export type Unit = FigureMeasure['unit'];
