/** Boards: tiles over the same figures as reports, on a grid of 24 columns. */
import * as z from 'zod/mini';
import { id, lines, optional, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { dashboardFunctions } from './functions.ts';
import { figureQuery, period, queryLimits } from './query.ts';
import { presentations, savedId } from './reports.ts';
import { prismCodes as codes } from './terms.ts';

/** Columns of a board, and most rows of it. */
export const boardGrid = { columns: 24, rows: 200 } as const;

const tile = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9]{1,12}$/, 'invalid')),
  at: z.strictObject({
    x: z.int().check(z.minimum(0), z.maximum(boardGrid.columns - 1)),
    y: z.int().check(z.minimum(0), z.maximum(boardGrid.rows - 1)),
    w: z.int().check(z.minimum(2), z.maximum(boardGrid.columns)),
    h: z.int().check(z.minimum(2), z.maximum(30)),
  }),
  title: text(0, 60),
  kind: z.enum([...presentations, 'text']),
  /** The question; null for a tile of text. */
  query: z.nullable(figureQuery),
  /** The words of a tile of text. */
  text: lines(0, 2000),
  /** The filters of the board that it follows. */
  takes: z.array(z.enum(['organ', 'period'])).check(z.maxLength(2)),
  /** The report that a click on its title opens. */
  report: z.nullable(savedId),
});

/** One tile of a board. */
export type BoardTile = z.output<typeof tile>;

/** What a board is: what it is filtered by, and its tiles, none over another. */
export const boardDefinition = z.strictObject({
  version: z.literal(1),
  filters: z.strictObject({ organId: z.nullable(id), period: z.nullable(period) }),
  tiles: z.array(tile).check(z.maxLength(queryLimits.together)),
});

/** What a board is. */
export type BoardDefinition = z.output<typeof boardDefinition>;

const board = z.object({
  id: savedId,
  builtIn: z.boolean(),
  name: z.string(),
  note: z.string(),
  mine: z.boolean(),
  ownerName: z.nullable(z.string()),
  shared: z.boolean(),
  tiles: z.number(),
});

const open = {
  service: 'prism',
  access: { kind: 'function', functionId: dashboardFunctions.boards },
} as const;
const path = '/gateway/prism/web/board';

export const listBoards = defineCall({
  ...open,
  name: 'prism.board.list',
  path: `${path}/getBoards`,
  request: z.strictObject({}),
  result: z.array(board),
  doc: 'The boards that the caller may open: built-in ones with at least one tile to see, own ones, and shared ones.',
});

export const openBoard = defineCall({
  ...open,
  name: 'prism.board.open',
  path: `${path}/openBoard`,
  request: z.strictObject({ id: savedId }),
  result: z.object({
    ...board.shape,
    definition: boardDefinition,
    roleIds: z.array(id),
    version: z.nullable(z.number()),
  }),
  errors: ['notFound'],
  doc: 'Opens a board: its filters and tiles; the figures are asked for by `prism.queries`.',
});

export const saveBoard = defineCall({
  ...open,
  name: 'prism.board.save',
  path: `${path}/saveBoard`,
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({
    id: optional(id),
    version: optional(z.int()),
    name: text(1, 80),
    note: text(0, 200),
    definition: boardDefinition,
    roleIds: z.array(id).check(z.maxLength(50)),
  }),
  result: z.object({ id, version: z.number() }),
  errors: ['notFound', 'conflict', 'noPermission', codes.builtIn],
  doc: 'Saves a board of the caller; tiles that lie over each other are refused.',
});

export const removeBoard = defineCall({
  ...open,
  name: 'prism.board.remove',
  path: `${path}/removeBoard`,
  effect: 'write',
  request: z.strictObject({ id }),
  result: z.object({}),
  errors: ['notFound'],
  doc: 'Removes a board of the caller.',
});
