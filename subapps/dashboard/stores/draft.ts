/** A board that is being made or changed. */

import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { BoardDefinition, BoardTile, openBoard } from '#bridge/calls/prism/boards.ts';
import type { ReportDefinition } from '#bridge/calls/prism/reports.ts';
import { add } from '#ui/charts/placement.ts';
import { firstQuestion } from '#ui/figures/question.ts';
import type { Subject } from '#ui/figures/types.ts';

/** Most tiles of a board. */
export const mostTiles = 24;

/** What the designer begins with. */
export interface Draft {
  /** The saved board that changes; null for a new one. */
  readonly saved: { readonly id: string; readonly version: number } | null;
  readonly name: string;
  readonly note: string;
  readonly roleIds: readonly string[];
  readonly definition: BoardDefinition;
}

/** A board without tiles. */
export const emptyDraft: Draft = {
  saved: null,
  name: '',
  note: '',
  roleIds: [],
  definition: { version: 1, filters: { organId: null, period: null }, tiles: [] },
};

/** A board of the caller as it is, or another one to begin from, under a name that says so. */
export function draftOf(
  board: ResultOf<typeof openBoard>,
  way: 'edit' | 'copy',
  copyName: string,
): Draft {
  const { id, name, note, definition, version, mine, roleIds } = board;
  if (way === 'edit' && mine && version !== null)
    return { saved: { id, version }, name, note, roleIds, definition };
  return { saved: null, name: copyName.slice(0, 80), note, roleIds: [], definition };
}

const sizes: Readonly<Record<'figure' | 'text' | 'other', Pick<BoardTile['at'], 'w' | 'h'>>> = {
  figure: { w: 6, h: 4 },
  text: { w: 8, h: 3 },
  other: { w: 12, h: 8 },
};

/** A tile over a question of its own. */
export function tileOfSubject(subject: Subject): Omit<BoardTile, 'id'> {
  const query = firstQuestion(subject);
  const kind = query.by.length === 0 ? 'figure' : 'bar';
  return tile(kind, { query });
}

/** A tile that shows a report. */
export function tileOfReport(
  report: string,
  name: string,
  definition: ReportDefinition,
): Omit<BoardTile, 'id'> {
  const { query, presentation } = definition;
  return tile(presentation, { query, report, title: name.slice(0, 60) });
}

/** A tile of text. */
export function tileOfText(text: string): Omit<BoardTile, 'id'> {
  return tile('text', { text, takes: [] });
}

function tile(kind: BoardTile['kind'], changes: Partial<BoardTile>): Omit<BoardTile, 'id'> {
  const size = sizes[kind === 'figure' || kind === 'text' ? kind : 'other'];
  return {
    at: { x: 0, y: 0, ...size },
    title: '',
    kind,
    query: null,
    text: '',
    takes: ['organ'],
    report: null,
    ...changes,
  };
}

/** Adds a tile where there is room, under an id that no other has. */
export function withTile(
  definition: BoardDefinition,
  made: Omit<BoardTile, 'id'>,
): { readonly definition: BoardDefinition; readonly id: string } {
  const used = definition.tiles.map(({ id }) => Number(/^t(\d+)$/.exec(id)?.[1] ?? 0));
  const id = `t${Math.max(0, ...used) + 1}`;
  return { definition: { ...definition, tiles: add(definition.tiles, { ...made, id }) }, id };
}

/** Changes one tile. */
export function withChanges(
  definition: BoardDefinition,
  id: string,
  changes: Partial<BoardTile>,
): BoardDefinition {
  const tiles = definition.tiles.map((one) => (one.id === id ? { ...one, ...changes } : one));
  return { ...definition, tiles };
}
