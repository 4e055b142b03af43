/** A question in an address, as one app hands it to another. */
import * as z from 'zod/mini';
import { type FigureQuery, figureQuery } from './query.ts';

/** A question, also one that has no measure yet. */
const askedQuery = z.extend(figureQuery, { measures: z.array(z.string()) });

/** Reads the `ask` of an address; null for none, and for what is no question. */
export function readAsked(params: URLSearchParams): FigureQuery | null {
  const text = params.get('ask');
  if (text === null) return null;
  try {
    return askedQuery.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Writes a question into an address. */
export function writeAsked(params: URLSearchParams, query: FigureQuery): void {
  params.set('ask', JSON.stringify(query));
}
