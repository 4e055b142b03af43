/** The page's place: what its route says, and back. */

/** How many months the charts over time cover. */
export const spans = ['12', '24', '36'] as const;

export type Span = (typeof spans)[number];

/** What the page looks at; without an organisation, everything the person may see. */
export interface Place {
  readonly organId: string | undefined;
  readonly months: Span;
}

const path = '/workforce';

/** Reads a route such as `/workforce?organId=…&months=24`; what it does not know counts as not there. */
export function readPlace(route: string): Place {
  const query = new URLSearchParams(route.split('?')[1] ?? '');
  const months = spans.find((span) => span === query.get('months'));
  return { organId: query.get('organId') || undefined, months: months ?? '12' };
}

/** Writes the route of a place, the shortest one. */
export function writePlace({ organId, months }: Place): string {
  const query = new URLSearchParams();
  if (organId) query.set('organId', organId);
  if (months !== '12') query.set('months', months);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The charts of the page, by the names their places have. */
export const chartNames = ['head-count', 'age', 'movement', 'turnover'] as const;

export type ChartName = (typeof chartNames)[number];

/** The route that leads to one chart, over everything the person may see. */
export function chartRoute(chart: ChartName): string {
  return `${path}?chart=${chart}`;
}

/** The chart a route leads to, if it names one. */
export function readChart(route: string): ChartName | undefined {
  const wanted = new URLSearchParams(route.split('?')[1] ?? '').get('chart');
  return chartNames.find((name) => name === wanted);
}
