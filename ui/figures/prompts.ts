/** What a reader changes of a question: its organisation and its period, written into an address and read from one. */
import type { FigureQuery, Period, Subject } from './types.ts';

/** What a question can be narrowed by from outside. */
export type Prompt = 'organ' | 'period';

/** What the reader asked for; null leaves the question as it is. */
export interface PromptValues {
  readonly organ: string | null;
  readonly period: Period | null;
}

/** The dimension of organisations has this name in every subject. */
export const organDimension = 'organ';

/** The question with what its reader asked for; only what it lets be changed is changed. */
export function withPrompts(
  query: FigureQuery,
  prompts: readonly Prompt[],
  values: PromptValues,
): FigureQuery {
  const organ = prompts.includes('organ') ? values.organ : null;
  const period = prompts.includes('period') ? values.period : null;
  return {
    ...query,
    period: period ?? query.period,
    where: organ === null ? query.where : [...withoutOrgan(query), organCondition(organ)],
  };
}

/** The organisation a question is narrowed to; null for all within reach. */
export function organOf(query: FigureQuery): string | null {
  const condition = query.where.find(({ dimension, is }) => isOrgan(dimension) && is === 'in');
  return condition?.values[0] ?? null;
}

/** Narrows a question to an organisation, or to none. */
export function withOrgan(query: FigureQuery, organ: string | null): FigureQuery {
  const others = withoutOrgan(query);
  return { ...query, where: organ === null ? others : [...others, organCondition(organ)] };
}

function withoutOrgan(query: FigureQuery): FigureQuery['where'] {
  return query.where.filter(({ dimension, is }) => !(isOrgan(dimension) && is === 'in'));
}

function organCondition(organ: string): FigureQuery['where'][number] {
  return { dimension: organDimension, is: 'in', values: [organ] };
}

function isOrgan(dimension: string): boolean {
  return dimension === organDimension;
}

/** Writes a period for an address: `today`, `2026-11-23`, `m12`, `b3`, `year`, `2026-01-01..2026-03-31`. */
export function writePeriod(period: Period): string {
  switch (period.kind) {
    case 'day':
      return period.day;
    case 'months':
      return `m${period.count}`;
    case 'monthsBefore':
      return `b${period.count}`;
    case 'span':
      return `${period.from}..${period.to}`;
    default:
      return period.kind;
  }
}

const day = String.raw`\d{4}-\d\d-\d\d`;
const dayPattern = new RegExp(`^${day}$`);
const spanPattern = new RegExp(`^(${day})\\.\\.(${day})$`);

/** Reads a period of an address; null for what is none. */
export function readPeriod(text: string | null): Period | null {
  if (text === null) return null;
  if (text === 'today' || text === 'year') return { kind: text };
  if (dayPattern.test(text)) return isDay(text) ? { kind: 'day', day: text } : null;
  const months = /^([mb])(\d{1,2})$/.exec(text);
  if (months) return readMonths(months[1] === 'm' ? 'months' : 'monthsBefore', Number(months[2]));
  const [, from = '', to = ''] = spanPattern.exec(text) ?? [];
  return isDay(from) && isDay(to) && from <= to ? { kind: 'span', from, to } : null;
}

function readMonths(kind: 'months' | 'monthsBefore', count: number): Period | null {
  return count >= 1 && count <= 36 ? { kind, count } : null;
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The period behind a choice of `offeredPeriods`; `day` and `span` begin with today. */
export function chosenPeriod(chosen: string, before: Period, today: string): Period {
  if (chosen === 'day') return { kind: 'day', day: today };
  if (chosen === 'span') return { kind: 'span', from: `${today.slice(0, 4)}-01-01`, to: today };
  return readPeriod(chosen) ?? before;
}

/** What is chosen of `offeredPeriods`, and everything to choose from: also a period that is not offered to others. */
export function periodChoices(
  period: Period,
  clock: Subject['clock'],
  isOverTime: boolean,
): { readonly chosen: string; readonly all: readonly string[] } {
  const isDated = period.kind === 'day' || period.kind === 'span';
  const chosen = isDated ? period.kind : writePeriod(period);
  const offered = offeredPeriods(clock, isOverTime);
  return { chosen, all: offered.includes(chosen) ? offered : [chosen, ...offered] };
}

/** The periods offered for a question: a day for a state, ended months for closed ones, any span otherwise. */
export function offeredPeriods(clock: Subject['clock'], isOverTime: boolean): readonly string[] {
  if (clock === 'month') return ['b1', 'b3', 'b6', 'b12', 'year', 'span'];
  if (clock === 'flow') return ['m1', 'b1', 'm3', 'm6', 'm12', 'year', 'span'];
  return isOverTime ? ['m3', 'm6', 'm12', 'm24', 'year', 'span'] : ['today', 'day'];
}
