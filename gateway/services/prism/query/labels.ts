import type { CallContext } from '#gateway/kernel/handler.ts';
import { figureWords } from '../texts/figure-words.ts';
import type { FigureRow } from './cells.ts';
import type { CheckedQuery } from './checked.ts';
import type { OrganLevel } from './organ-targets.ts';

/** The words of a value of a dimension, by the place of the dimension. */
export type Labeller = (place: number, value: string | null) => string;

/** Reads the words of every value that the rows have. */
export async function labeller(
  context: CallContext,
  { by, binding }: CheckedQuery,
  { targets }: OrganLevel,
  rows: readonly FigureRow[],
): Promise<Labeller> {
  const maps: ReadonlyMap<string, string>[] = [];
  for (const [place, { name, kind, choices }] of by.entries()) {
    if (kind === 'organ') maps.push(new Map(targets.map(({ id, label }) => [id, label])));
    else if (choices !== undefined) maps.push(new Map(Object.entries(choices[context.locale])));
    else if (kind === 'time' || binding.labels === undefined) maps.push(new Map());
    else {
      const values = new Set(rows.flatMap(({ keys }) => keys[place] ?? []));
      maps.push(await binding.labels(context, name, [...values]));
    }
  }
  return (place, value) =>
    value === null ? figureWords[context.locale].notGiven : (maps[place]?.get(value) ?? value);
}
