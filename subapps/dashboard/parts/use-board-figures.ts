import { useRef } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { queryManyFigures } from '#bridge/calls/prism/query.ts';
import { type CallState, useCall } from '#bridge/react/index.ts';
import { inOrder, type Placed } from '#ui/charts/placement.ts';
import type { FigureQuery } from '#ui/figures/types.ts';

/** What one tile got. */
export type TileResult = ResultOf<typeof queryManyFigures>[number];

/** A tile with its question under the filters of the board. */
export interface AskedTile extends Placed {
  readonly query: FigureQuery | null;
}

/** What every tile got, whether more is on its way, and how to ask again. */
export interface BoardFigures {
  readonly of: (id: string) => TileResult | undefined;
  readonly failure: string | undefined;
  readonly isLoading: boolean;
  readonly refused: number;
  readonly reload: () => void;
}

interface Question {
  readonly id: string;
  readonly query: FigureQuery;
}

/** Tiles that are asked for first: about what is in sight of a board that was just opened. */
const firstTiles = 8;

/** Asks for the figures of a board in two calls: the upper tiles, then the rest. A tile keeps its figures meanwhile. */
export function useBoardFigures(tiles: readonly AskedTile[]): BoardFigures {
  const asked = inOrder(tiles).flatMap(({ id, query }) => (query ? [{ id, query }] : []));
  const upper = asked.slice(0, firstTiles);
  const lower = asked.slice(firstTiles);
  const first = useCall(queryManyFigures, requestOf(upper));
  const isUpperThere = first.state === 'ready' || first.state === 'failed';
  const second = useCall(queryManyFigures, isUpperThere ? requestOf(lower) : null);
  const kept = useRef(new Map<string, TileResult>());
  keep(kept.current, upper, first);
  keep(kept.current, lower, second);
  const shown = asked.flatMap(({ id }) => kept.current.get(id) ?? []);
  const failed = [first, second].find(({ state }) => state === 'failed');
  return {
    of: (id) => kept.current.get(id),
    failure: failed?.state === 'failed' ? failed.error.words : undefined,
    isLoading: first.state === 'loading' || second.state === 'loading',
    refused: shown.filter((result) => 'refused' in result).length,
    reload: () => {
      first.reload();
      second.reload();
    },
  };
}

function requestOf(asked: readonly Question[]) {
  return asked.length === 0 ? null : { queries: asked.map(({ query }) => query) };
}

function keep(
  kept: Map<string, TileResult>,
  asked: readonly Question[],
  call: CallState<TileResult[]>,
): void {
  for (const [at, { id }] of asked.entries()) {
    const result = call.state === 'ready' ? call.data[at] : undefined;
    if (result) kept.set(id, result);
    else if (call.state === 'failed') kept.delete(id);
  }
}
