import { figureQuery } from '#bridge/calls/prism/query.ts';
import type { FigureQuery, Subject } from '#ui/figures/types.ts';

/** The question that a new report begins with, as another app wrote it into the address; null for none that may be asked. */
export function readAsked(search: string, subjects: readonly Subject[]): FigureQuery | null {
  const text = new URLSearchParams(search).get('ask');
  if (text === null) return null;
  try {
    const { data } = figureQuery.safeParse(JSON.parse(text));
    return data && subjects.some(({ name }) => name === data.subject) ? data : null;
  } catch {
    return null;
  }
}
