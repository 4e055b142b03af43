import { createHash } from 'node:crypto';
import type { Guard } from '#bridge/calls/prism/define.ts';
import {
  type FigureCell,
  type FigureQuery,
  type Figures,
  queryLimits,
} from '#bridge/calls/prism/query.ts';
import { prismCodes } from '#bridge/calls/prism/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import type { Step } from '../bind.ts';
import { cellsOf, type FigureRow } from './cells.ts';
import { type CheckedQuery, checkQuery } from './checked.ts';
import { factScope } from './facts-scope.ts';
import { leastPeople } from './guard.ts';
import { labeller } from './labels.ts';
import { orderRows, withEveryMonth } from './order.ts';
import { type OrganLevel, readOrganLevel } from './organ-targets.ts';
import { comparedSpan, monthsOf, type Span } from './period.ts';
import { type Plan, readGroups, readPopulation } from './statement.ts';

/**
 * Answers a question about figures.
 * @throws {RefusedError} `noPermission`, `noFieldPermission`, `badInput`, `notFound`, `tooManyCells`, `tooFewDiffer`.
 */
export async function runQuery(context: CallContext, asked: FigureQuery): Promise<Figures> {
  const query = await checkQuery(context, asked);
  const level = await readOrganLevel(context, query.reach, query.organId);
  const steps = stepsOf(query, query.span);
  const rows = await readFigures(context, query, level, steps);
  const compared = asked.compare === undefined ? null : comparedSpan(query.span, asked.compare);
  const before = compared === null ? null : stepsOf(query, compared);
  const earlier = before === null ? null : await readFigures(context, query, level, before);
  const joined = withEveryMonth(query, steps, withEarlier(rows, earlier, steps, before ?? []));
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
    dimensions: query.by.map(({ name, words, kind }) => ({
      name,
      label: words[context.locale],
      kind,
    })),
    measures: query.measures.map(({ name, words, definition, unit, good }) => ({
      name,
      label: words[context.locale],
      definition: definition[context.locale],
      unit,
      good: good ?? null,
    })),
    ...shown,
    hidden: [...details, ...totals].flatMap(({ cells }) => cells.filter(isHidden)).length,
    compared,
    digest: createHash('sha256')
      .update(JSON.stringify([query.span, shown]))
      .digest('base64url'),
  };
}

function isHidden(cell: FigureCell): boolean {
  return 'is' in cell && cell.is === 'hidden';
}

function stepsOf({ by }: CheckedQuery, span: Span): readonly Step[] {
  return by.some(({ kind }) => kind === 'time') ? monthsOf(span) : [{ key: 'all', ...span }];
}

/** Reads one period, and refuses where conditions leave out only a few people of a guarded figure. */
async function readFigures(
  context: CallContext,
  query: CheckedQuery,
  { askedPath, targets }: OrganLevel,
  steps: readonly Step[],
): Promise<readonly FigureRow[]> {
  const guard = guardOf(query);
  const scope = factScope(context, query.reach, askedPath);
  const plan: Plan = { query, scope, steps, targets, guard };
  if (guard !== null && query.where.length > 0) {
    const { all, kept } = await readPopulation(plan);
    if (all > kept && all - kept < leastPeople[guard])
      throw new RefusedError(prismCodes.tooFewDiffer);
  }
  return cellsOf(query, await readGroups(plan), guard);
}

/** The strictest guard of the measures that holds for the caller; pay needs most to be decided. */
function guardOf({ measures, seesRows }: CheckedQuery): Guard | null {
  if (seesRows) return null;
  const guards = measures.flatMap(({ guard }) => guard ?? []);
  return guards.includes('pay')
    ? 'pay'
    : (guards.find((one) => one === 'rating') ?? guards[0] ?? null);
}

/** Puts the figures of the compared period beside those of the period; its months follow each other in the same order. */
function withEarlier(
  rows: readonly FigureRow[],
  earlier: readonly FigureRow[] | null,
  steps: readonly Step[],
  before: readonly Step[],
): readonly FigureRow[] {
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
  { binding: { drill }, by, span, organId }: CheckedQuery,
): (keys: FigureRow['keys']) => string | null {
  if (drill === undefined || !hasFunction(context.rights, drill.functionId)) return () => null;
  const organPlace = by.findIndex(({ kind }) => kind === 'organ');
  const timePlace = by.findIndex(({ kind }) => kind === 'time');
  const months = new Map(monthsOf(span).map((step) => [step.key, step]));
  return (keys) => {
    const organ = organPlace < 0 ? undefined : keys[organPlace];
    if (organ === null) return null;
    const month = timePlace < 0 ? undefined : months.get(keys[timePlace] ?? '');
    const { from, to } = month ?? span;
    return drill.route({ organId: organ ?? organId, from, to });
  };
}
