import type { BoardTile } from '#bridge/calls/prism/boards.ts';
import { formatList } from '#ui/texts/format.ts';
import type { TileResult } from './use-board-figures.ts';

/** The title of a tile: its own, or the names of what it counts. */
export function titleOf({ title }: BoardTile, result: TileResult | undefined): string {
  if (title !== '' || result === undefined || 'refused' in result) return title;
  return formatList(result.figures.measures.map(({ label }) => label));
}
