import type { Guard } from '#bridge/calls/prism/define.ts';
import type { FigureQuery, Figures } from '#bridge/calls/prism/query.ts';
import { prismCodes } from '#bridge/calls/prism/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { Step } from '../bind.ts';
import { cellsOf, type FigureRow } from './cells.ts';
import { type CheckedQuery, checkQuery } from './checked.ts';
import { factScope } from './facts-scope.ts';
import { figuresOf } from './figures.ts';
import { leastPeople } from './guard.ts';
import { type OrganLevel, organLevels } from './organ-targets.ts';
import { type GuardMemory, guardMemory } from './overlap.ts';
import { comparedSpan, monthsOf, type Span } from './period.ts';
import { type Plan, readGroups, readPopulation, rowsOf } from './statement.ts';

/** One reading of facts: a question over one of its periods. */
interface Reading {
  readonly query: CheckedQuery;
  readonly level: OrganLevel;
  readonly steps: readonly Step[];
}

/** A question that may be asked, with its periods. */
interface Prepared extends Reading {
  readonly compared: Span | null;
  /** The same question over the compared period. */
  readonly before: Reading | null;
}

/**
 * Answers a question about figures.
 * @throws {RefusedError} `noPermission`, `noFieldPermission`, `badInput`, `notFound`, `tooManyCells`, `tooFewDiffer`.
 */
export async function runQuery(context: CallContext, asked: FigureQuery): Promise<Figures> {
  const [figures] = await runQueries(context, [asked]);
  if (figures instanceof RefusedError) throw figures;
  if (figures === undefined) throw new Error('A question has no answer.');
  return figures;
}

/** Answers questions in the order asked, those about the same facts by one statement; one that is refused leaves the others. */
export async function runQueries(
  context: CallContext,
  asked: readonly FigureQuery[],
): Promise<readonly (Figures | RefusedError)[]> {
  const levelOf = organLevels(context);
  const memory = guardMemory(context);
  const prepared: (Prepared | RefusedError)[] = [];
  for (const one of asked)
    prepared.push(await refusedOr(() => prepare(context, one, levelOf, memory)));
  const readings = prepared.flatMap((one) =>
    one instanceof RefusedError ? [] : [one, ...(one.before === null ? [] : [one.before])],
  );
  const rows = await readAll(context, readings);
  const answers: (Figures | RefusedError)[] = [];
  for (const one of prepared) {
    if (one instanceof RefusedError) answers.push(one);
    else
      answers.push(
        await refusedOr(() =>
          figuresOf(context, {
            ...one,
            rows: rows.get(one) ?? [],
            before: one.before?.steps ?? [],
            earlier: one.before === null ? null : (rows.get(one.before) ?? []),
          }),
        ),
      );
  }
  return answers;
}

async function refusedOr<T>(work: () => Promise<T>): Promise<T | RefusedError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RefusedError) return error;
    throw error;
  }
}

async function prepare(
  context: CallContext,
  asked: FigureQuery,
  levelOf: (query: CheckedQuery) => Promise<OrganLevel>,
  memory: GuardMemory,
): Promise<Prepared> {
  const query = await checkQuery(context, asked);
  const level = await levelOf(query);
  const compared = asked.compare === undefined ? null : comparedSpan(query.span, asked.compare);
  const reading = { query, level, steps: stepsOf(query, query.span) };
  const before = compared === null ? null : { query, level, steps: stepsOf(query, compared) };
  await checkPeople(context, reading, query.span, memory);
  if (before !== null && compared !== null) await checkPeople(context, before, compared, memory);
  return { ...reading, compared, before };
}

function stepsOf({ by }: CheckedQuery, span: Span): readonly Step[] {
  return by.some(({ kind }) => kind === 'time') ? monthsOf(span) : [{ key: 'all', ...span }];
}

/**
 * Refuses a guarded figure where conditions leave out only a few people, or where the people differ by a few from those
 * of an earlier question: subtracting the two answers would tell of them.
 */
async function checkPeople(
  context: CallContext,
  reading: Reading,
  { from, to }: Span,
  memory: GuardMemory,
): Promise<void> {
  const { query } = reading;
  const guard = guardOf(query);
  if (guard === null) return;
  const plan = planOf(context, [reading]);
  const least = leastPeople[guard];
  if (query.where.length > 0) {
    const { all, kept } = await readPopulation(plan);
    if (all > kept && all - kept < least) throw new RefusedError(prismCodes.tooFewDiffer);
  }
  const { binding, organId, where } = query;
  const measures = query.measures
    .filter((measure) => measure.guard !== undefined && !query.refused.has(measure.name))
    .map(({ name }) => `${binding.subject.name}.${name}`);
  const scope = JSON.stringify([organId, where]);
  await memory.check(plan, { measures, from, to, scope }, least);
}

/** Reads the rows of every reading; those about the same facts share a statement. */
async function readAll(
  context: CallContext,
  readings: readonly Reading[],
): Promise<ReadonlyMap<Reading, readonly FigureRow[]>> {
  const found = new Map<Reading, readonly FigureRow[]>();
  for (const alike of Map.groupBy(readings, factsKey).values()) {
    const plan = planOf(context, alike);
    const rows = await readGroups(plan);
    for (const reading of alike) {
      const { query } = reading;
      found.set(reading, cellsOf(query, rowsOf(plan, query, rows), guardOf(query)));
    }
  }
  return found;
}

/** Two readings with the same key are about the same facts: subject, people, steps and conditions. */
function factsKey({ query, steps }: Reading): string {
  const { binding, organId, reach, where } = query;
  return JSON.stringify([binding.subject.name, organId, reach.day, steps, where]);
}

function planOf(context: CallContext, readings: readonly Reading[]): Plan {
  const [first] = readings;
  if (first === undefined) throw new Error('There is nothing to read.');
  const { query, steps } = first;
  const guards = readings.flatMap((reading) => guardOf(reading.query) ?? []);
  const level = readings.find(({ level: { targets } }) => targets.length > 0)?.level ?? first.level;
  return {
    binding: query.binding,
    where: query.where,
    steps,
    targets: level.targets,
    by: uniqueByName(readings.flatMap((reading) => reading.query.by)),
    measures: uniqueByName(readings.flatMap((reading) => reading.query.measures)),
    shapes: readings.map((reading) => reading.query.by.map(({ name }) => name)),
    scope: factScope(context, query.reach, level.askedPath),
    guard: strictest(guards),
  };
}

function uniqueByName<T extends { readonly name: string }>(all: readonly T[]): readonly T[] {
  return [...new Map(all.map((one) => [one.name, one])).values()];
}

/** The strictest guard of the measures that holds for the caller. */
function guardOf({ measures, seesRows }: CheckedQuery): Guard | null {
  return seesRows ? null : strictest(measures.flatMap(({ guard }) => guard ?? []));
}

/** Pay needs most to be decided. */
function strictest(guards: readonly Guard[]): Guard | null {
  const order = ['pay', 'rating', 'personal'] as const;
  return order.find((guard) => guards.includes(guard)) ?? null;
}
