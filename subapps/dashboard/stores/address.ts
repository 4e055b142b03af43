/** What the reader of a board narrowed it to, written into its address and read from it. */
import type { BoardDefinition, BoardTile } from '#bridge/calls/prism/boards.ts';
import { readPeriod, withPrompts, writePeriod } from '#ui/figures/prompts.ts';
import { setCondition } from '#ui/figures/question.ts';
import type { FigureQuery, Period, Subject } from '#ui/figures/types.ts';

/** A value of a dimension that every tile that knows the dimension is narrowed to. */
export interface Crossing {
  readonly dimension: string;
  readonly value: string;
  /** The value in words, as it was when it was chosen. */
  readonly label: string;
}

/** What a board is narrowed to; null leaves what the board says. */
export interface Narrowing {
  readonly organ: string | null;
  readonly period: Period | null;
  readonly crossings: readonly Crossing[];
}

const mostCrossings = 4;
const apart = '~';

/** Reads the query of an address; what cannot be read is left as the board says. */
export function readNarrowing(query: string): Narrowing {
  const params = new URLSearchParams(query);
  const crossings = params.getAll('only').flatMap((text) => {
    const [dimension = '', value = '', ...label] = text.split(apart);
    if (dimension === '' || value === '') return [];
    return [{ dimension, value, label: label.join(apart) || value }];
  });
  return {
    organ: params.get('organ'),
    period: readPeriod(params.get('period')),
    crossings: crossings.slice(0, mostCrossings),
  };
}

/** Writes what a board is narrowed to. */
export function writeNarrowing({ organ, period, crossings }: Narrowing): string {
  const params = new URLSearchParams();
  if (organ !== null) params.set('organ', organ);
  if (period !== null) params.set('period', writePeriod(period));
  for (const { dimension, value, label } of crossings)
    params.append('only', [dimension, value, label].join(apart));
  return params.toString();
}

/** Narrows to one more value; a second value of a dimension takes the place of the first. */
export function cross(narrowing: Narrowing, crossing: Crossing): Narrowing {
  const others = narrowing.crossings.filter(({ dimension }) => dimension !== crossing.dimension);
  return { ...narrowing, crossings: [...others, crossing].slice(-mostCrossings) };
}

/** The question of a tile under the filters of its board; null for a tile of text. */
export function questionOf(
  tile: BoardTile,
  filters: BoardDefinition['filters'],
  narrowing: Narrowing,
  subjects: readonly Subject[],
): FigureQuery | null {
  if (tile.query === null) return null;
  const asked = withPrompts(tile.query, tile.takes, {
    organ: narrowing.organ ?? filters.organId,
    period: narrowing.period ?? filters.period,
  });
  const subject = subjects.find(({ name }) => name === asked.subject);
  return narrowing.crossings
    .filter(({ dimension }) => subject?.dimensions.some(({ name }) => name === dimension))
    .reduce(
      (query, { dimension, value }) =>
        setCondition(query, { dimension, is: 'in', values: [value] }),
      asked,
    );
}
