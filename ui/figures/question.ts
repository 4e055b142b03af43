/** Changes a question step by step; each step gives a question that can be asked, or one that says what it lacks. */
import { offeredPeriods, readPeriod } from './prompts.ts';
import type { Condition, FigureQuery, Period, Subject } from './types.ts';

/** Most of each in one question. */
export const mostOf = { measures: 6, by: 2, where: 12 } as const;

/** The question that a subject begins with: its first measure over its first dimension. */
export function firstQuestion(subject: Subject): FigureQuery {
  const by = subject.dimensions.slice(0, 1).map(({ name }) => name);
  const query: FigureQuery = {
    subject: subject.name,
    measures: subject.measures.slice(0, 1).map(({ name }) => name),
    by,
    period: { kind: 'today' },
    where: [],
  };
  return { ...query, period: fittingPeriod(query, subject) };
}

/** Adds a measure, or takes it away. */
export function turnMeasure(query: FigureQuery, name: string): FigureQuery {
  if (query.measures.includes(name))
    return { ...query, measures: query.measures.filter((one) => one !== name) };
  if (query.measures.length >= mostOf.measures) return query;
  return { ...query, measures: [...query.measures, name] };
}

/** Adds a dimension, or takes it away; one more than fits takes the place of the last. */
export function turnDimension(query: FigureQuery, name: string, subject: Subject): FigureQuery {
  const by = query.by.includes(name)
    ? query.by.filter((one) => one !== name)
    : [...query.by.slice(0, mostOf.by - 1), name];
  const changed = { ...query, by };
  return { ...changed, period: fittingPeriod(changed, subject) };
}

/** Sets which values of a dimension are let through; none of them takes the condition away. */
export function setCondition(query: FigureQuery, condition: Condition): FigureQuery {
  const at = query.where.findIndex(({ dimension }) => dimension === condition.dimension);
  const others = query.where.filter((_, index) => index !== at);
  if (condition.values.length === 0) return { ...query, where: others };
  const where = at < 0 ? [...query.where, condition] : query.where.with(at, condition);
  return { ...query, where: where.slice(0, mostOf.where) };
}

/** Takes the condition of a dimension away. */
export function withoutCondition(query: FigureQuery, dimension: string): FigureQuery {
  return { ...query, where: query.where.filter((one) => one.dimension !== dimension) };
}

/** Whether the question is broken down by months. */
export function isOverTime({ by }: FigureQuery, subject: Subject): boolean {
  return by.some((name) => subject.dimensions.find((one) => one.name === name)?.kind === 'time');
}

/** Keeps the period where it fits the subject, else the first that is offered; months want a span. */
function fittingPeriod(query: FigureQuery, subject: Subject): Period {
  const { period } = query;
  const offered = offeredPeriods(subject.clock, isOverTime(query, subject));
  const isDay = period.kind === 'today' || period.kind === 'day';
  if (isDay === offered.includes('today')) return period;
  const usual = offered.includes('m12') ? 'm12' : offered.includes('b6') ? 'b6' : 'today';
  return readPeriod(usual) ?? period;
}

/** What the figures of a question are compared with. */
export const comparisons = ['none', 'previous', 'yearBefore'] as const;

/** One of them. */
export type Comparison = (typeof comparisons)[number];

/** Sets what figures are compared with. */
export function withComparison(query: FigureQuery, compare: Comparison): FigureQuery {
  const { compare: _, ...rest } = query;
  return compare === 'none' ? rest : { ...rest, compare };
}

/** How many rows a question keeps. */
export const tops = ['all', '5', '10', '20', '50'] as const;

/** How many rows it keeps now. */
export function topOf({ top }: FigureQuery): (typeof tops)[number] {
  return tops.find((one) => one === String(top)) ?? 'all';
}

/** Sets how many rows it keeps. */
export function withTop(query: FigureQuery, top: (typeof tops)[number]): FigureQuery {
  const { top: _, ...rest } = query;
  return top === 'all' ? rest : { ...rest, top: Number(top) };
}

/** What keeps a question from being asked; null when it can be. */
export function lackOf(query: FigureQuery): 'measures' | null {
  return query.measures.length === 0 ? 'measures' : null;
}
