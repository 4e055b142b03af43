/** The question of the exploring page in its route: what is asked, and how it is drawn. */
import * as z from 'zod/mini';
import { type FigureQuery, figureQuery } from '#bridge/calls/prism/query.ts';
import type { Presentation } from '#ui/figures/types.ts';

/** A question, also one that has no measure yet. */
const exploredQuery = z.extend(figureQuery, { measures: z.array(z.string()) });

/** Where the question is asked. */
export const explorePath = '/explore';

const shown: readonly Presentation[] = ['table', 'bar', 'stack', 'line', 'area', 'pie', 'figure'];

/** What is asked and how it is drawn; without a query the page begins with the first subject. */
export interface Question {
  readonly query: FigureQuery | undefined;
  readonly show: Presentation;
}

/** Whether a route is one of the exploring page. */
export function isExploreRoute(route: string): boolean {
  return route.split('?')[0] === explorePath;
}

/** Reads a route; a question that cannot be read counts as not there. */
export function readQuestion(route: string): Question {
  const params = new URLSearchParams(route.split('?')[1] ?? '');
  const show = shown.find((one) => one === params.get('show')) ?? 'bar';
  return { query: readQuery(params.get('ask')), show };
}

function readQuery(text: string | null): FigureQuery | undefined {
  if (text === null) return undefined;
  try {
    const asked: unknown = JSON.parse(text);
    const { data } = exploredQuery.safeParse(asked);
    return data;
  } catch {
    return undefined;
  }
}

/** Writes the route of a question. */
export function writeQuestion({ query, show }: Question): string {
  const params = new URLSearchParams();
  if (query !== undefined) params.set('ask', JSON.stringify(query));
  if (show !== 'bar') params.set('show', show);
  return params.size > 0 ? `${explorePath}?${params}` : explorePath;
}
