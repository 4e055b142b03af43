/** The question of the exploring page in its route: what is asked, and how it is drawn. */
import { readAsked, writeAsked } from '#bridge/calls/prism/asked.ts';
import type { FigureQuery, Presentation } from '#ui/figures/types.ts';

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
  return { query: readAsked(params) ?? undefined, show };
}

/** Writes the route of a question. */
export function writeQuestion({ query, show }: Question): string {
  const params = new URLSearchParams();
  if (query !== undefined) writeAsked(params, query);
  if (show !== 'bar') params.set('show', show);
  return params.size > 0 ? `${explorePath}?${params}` : explorePath;
}
