import { createHash } from 'node:crypto';
import type { FigureCell, Figures } from '#bridge/calls/prism/query.ts';
import { queryLimits } from '#bridge/calls/prism/query.ts';
import { prismCodes } from '#bridge/calls/prism/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import type { Step } from '../bind.ts';
import type { FigureRow } from './cells.ts';
import type { CheckedQuery } from './checked.ts';
import { labeller } from './labels.ts';
import { orderRows, withEveryMonth } from './order.ts';
import type { OrganLevel } from './organ-targets.ts';
import { monthsOf, type Span } from './period.ts';

/** What was read for a question: its rows, and those of the compared period. */
export interface ReadFigures {
  readonly query: CheckedQuery;
  readonly level: OrganLevel;
  readonly steps: readonly Step[];
  readonly rows: readonly FigureRow[];
  readonly compared: Span | null;
  readonly before: readonly Step[];
  readonly earlier: readonly FigureRow[] | null;
}

/**
 * Puts what was read in the shape of an answer: words, order, totals, the compared figures and the places behind them.
 * @throws {RefusedError} `tooManyCells`.
 */
export async function figuresOf(context: CallContext, read: ReadFigures): Promise<Figures> {
  const { query, level, steps, compared } = read;
  const joined = withEveryMonth(query, steps, withEarlier(read));
  const label = await labeller(context, query, level, joined);
  const { details, totals } = orderRows(query, level, joined, label);
  if (details.length * query.measures.length > queryLimits.cells)
    throw new RefusedError(prismCodes.tooManyCells);
  const drill = drillOf(context, query);
  const present = ({ keys, cells }: FigureRow): Figures['rows'][number] => ({
    keys: keys.map((value, place) =>
      value === undefined ? null : { value, label: label(place, value) },
    ),
    cells: [...cells],
    drill: drill(keys),
  });
  const shown = { rows: details.map(present), totals: totals.map(present) };
  return {
    ...query.span,
    ...headings(context, query),
    ...shown,
    hidden: [...details, ...totals].flatMap(({ cells }) => cells.filter(isHidden)).length,
    compared,
    digest: createHash('sha256')
      .update(JSON.stringify([query.span, shown]))
      .digest('base64url'),
  };
}

function headings(
  { locale }: CallContext,
  { by, measures }: CheckedQuery,
): Pick<Figures, 'dimensions' | 'measures'> {
  return {
    dimensions: by.map(({ name, words, kind }) => ({ name, label: words[locale], kind })),
    measures: measures.map(({ name, words, definition, unit, good }) => ({
      name,
      label: words[locale],
      definition: definition[locale],
      unit,
      good: good ?? null,
    })),
  };
}

function isHidden(cell: FigureCell): boolean {
  return 'is' in cell && cell.is === 'hidden';
}

/** Puts the figures of the compared period beside those of the period; its months follow each other in the same order. */
function withEarlier({ rows, earlier, steps, before }: ReadFigures): readonly FigureRow[] {
  if (earlier === null) return rows;
  const nameOf = new Map(before.map(({ key }, place) => [key, steps[place]?.key ?? key]));
  const byKeys = new Map(
    earlier.map((row) => [
      textOf(row.keys.map((key) => (typeof key === 'string' ? (nameOf.get(key) ?? key) : key))),
      row,
    ]),
  );
  return rows.map((row) => {
    const was = byKeys.get(textOf(row.keys));
    const cells = row.cells.map((cell, place) => {
      if (!('v' in cell)) return cell;
      const past = was?.cells[place];
      return { ...cell, was: past !== undefined && 'v' in past ? past.v : null };
    });
    return { ...row, cells };
  });
}

function textOf(keys: FigureRow['keys']): string {
  return JSON.stringify(keys.map((key) => (key === undefined ? 0 : key)));
}

/** The place of the rows behind a figure, where the caller may open it. */
function drillOf(
  context: CallContext,
  { binding: { drill }, by, span, organId, where }: CheckedQuery,
): (keys: FigureRow['keys']) => string | null {
  if (drill === undefined || !hasFunction(context.rights, drill.functionId)) return () => null;
  const organPlace = by.findIndex(({ kind }) => kind === 'organ');
  const timePlace = by.findIndex(({ kind }) => kind === 'time');
  const months = new Map(monthsOf(span).map((step) => [step.key, step]));
  const today = dayOf(context.now());
  const asked = where.flatMap(({ dimension, is, values }) =>
    is === 'in' ? [[dimension, values] as const] : [],
  );
  return (keys) => {
    const organ = organPlace < 0 ? undefined : keys[organPlace];
    if (organ === null) return null;
    const month = timePlace < 0 ? undefined : months.get(keys[timePlace] ?? '');
    const { from, to } = month ?? span;
    const own = by.flatMap(({ name, kind }, place) => {
      const value = keys[place];
      return kind === 'organ' || kind === 'time' || typeof value !== 'string'
        ? []
        : [[name, [value]] as const];
    });
    const values = new Map<string, readonly string[]>([...asked, ...own]);
    const asOf = to === today ? null : to;
    return drill.route({ organId: organ ?? organId, from, to, asOf, values });
  };
}
