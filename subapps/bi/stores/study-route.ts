/** What a page of retention asks, in its route. */
import * as z from 'zod/mini';
import {
  type CohortQuery,
  cohortQuery,
  type SurvivalQuery,
  survivalQuery,
} from '#bridge/calls/prism/curves.ts';

/** A page that asks one kind of question, and the question it begins with. */
export interface StudyPlace<Query> {
  readonly path: string;
  readonly first: Query;
  readonly read: (value: unknown) => Query | undefined;
}

/** Retention by hiring cohort. */
export const cohortPlace: StudyPlace<CohortQuery> = {
  path: '/cohort',
  first: { unit: 'quarter', count: 12, where: [] },
  read: (value) => z.safeParse(cohortQuery, value).data,
};

/** Survival curves. */
export const survivalPlace: StudyPlace<SurvivalQuery> = {
  path: '/survival',
  first: { months: 36, where: [] },
  read: (value) => z.safeParse(survivalQuery, value).data,
};

/** Whether a route is one of the page. */
export function isStudyRoute({ path }: Pick<StudyPlace<unknown>, 'path'>, route: string): boolean {
  return route.split('?')[0] === path;
}

/** Reads a route; a question that cannot be read counts as not there. */
export function readStudy<Query>({ first, read }: StudyPlace<Query>, route: string): Query {
  const text = new URLSearchParams(route.split('?')[1] ?? '').get('ask');
  if (text === null) return first;
  try {
    return read(JSON.parse(text)) ?? first;
  } catch {
    return first;
  }
}

/** Writes the route of a question, the shortest one. */
export function writeStudy<Query>({ path, first }: StudyPlace<Query>, query: Query): string {
  const text = JSON.stringify(query);
  if (text === JSON.stringify(first)) return path;
  return `${path}?${new URLSearchParams({ ask: text })}`;
}
