import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import {
  type BoardDefinition,
  boardDefinition,
  boardGrid,
  type listBoards,
  type openBoard,
  type removeBoard,
  type saveBoard,
} from '#bridge/calls/prism/boards.ts';
import { dashboardFunctions } from '#bridge/calls/prism/functions.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { boardWords } from '../texts/board-words.ts';
import { type BuiltInBoard, builtInBoards } from './built-in-boards.ts';
import { isSavedId, mayAsk } from './reports.ts';
import { keepSaved, readSaved, removeSaved, type SavedRow } from './saved-rows.ts';

type Listed = ResultOf<typeof listBoards>[number];

/** Lists the boards with at least one tile for the caller, own ones first. */
export async function answerBoards(context: CallContext): Promise<Listed[]> {
  const saved = await readSaved(context, 'saved_board');
  const built = builtInBoards.filter((board) => isForCaller(context, board));
  return [...saved.map(listedSaved), ...built.map((board) => listedBuiltIn(context, board))];
}

/** Opens a board. @throws {RefusedError} `notFound`. */
export async function answerOpenBoard(
  context: CallContext,
  { id }: ParsedRequestOf<typeof openBoard>,
): Promise<ResultOf<typeof openBoard>> {
  const built = builtInBoards.find((board) => board.id === id);
  if (built !== undefined && isForCaller(context, built))
    return {
      ...listedBuiltIn(context, built),
      definition: built.definition(context.locale),
      roleIds: [],
      version: null,
    };
  const [row] = isSavedId(id) ? await readSaved(context, 'saved_board', id) : [];
  if (row === undefined) throw new RefusedError('notFound');
  return {
    ...listedSaved(row),
    definition: boardDefinition.parse(row.definition),
    roleIds: row.mine ? [...row.roleIds] : [],
    version: row.version,
  };
}

/** Saves a board. @throws {RefusedError} `badInput` where tiles overlap, `notFound`, `conflict`, `noPermission`. */
export async function answerSaveBoard(
  context: CallContext,
  request: ParsedRequestOf<typeof saveBoard>,
): Promise<ResultOf<typeof saveBoard>> {
  if (!isPlaced(request.definition))
    throw new RefusedError('badInput', { fields: [{ path: 'definition', issue: 'overlap' }] });
  return await keepSaved(context, 'saved_board', dashboardFunctions['boards.share'], request);
}

/** Takes a board away. @throws {RefusedError} `notFound`. */
export async function answerRemoveBoard(
  context: CallContext,
  { id }: ParsedRequestOf<typeof removeBoard>,
): Promise<ResultOf<typeof removeBoard>> {
  await removeSaved(context, 'saved_board', id);
  return {};
}

/** Every tile is on the grid, has an id of its own, and lies over no other. */
function isPlaced({ tiles }: BoardDefinition): boolean {
  return tiles.every(
    ({ id, at, kind, query }, place) =>
      at.x + at.w <= boardGrid.columns &&
      (kind === 'text') === (query === null) &&
      tiles.every(
        (other, index) =>
          index <= place ||
          (other.id !== id &&
            (other.at.x >= at.x + at.w ||
              at.x >= other.at.x + other.at.w ||
              other.at.y >= at.y + at.h ||
              at.y >= other.at.y + other.at.h)),
      ),
  );
}

function isForCaller(context: CallContext, board: BuiltInBoard): boolean {
  return board
    .definition(context.locale)
    .tiles.some(({ query }) => query !== null && mayAsk(context, query.subject));
}

function listedBuiltIn({ locale }: CallContext, board: BuiltInBoard): Listed {
  const { id } = board;
  return {
    id,
    builtIn: true,
    ...boardWords[locale][id],
    mine: false,
    ownerName: null,
    shared: false,
    tiles: board.definition(locale).tiles.length,
  };
}

function listedSaved({ id, name, note, mine, ownerName, roleIds, definition }: SavedRow): Listed {
  const parsed = boardDefinition.safeParse(definition);
  return {
    id,
    builtIn: false,
    name,
    note,
    mine,
    ownerName,
    shared: roleIds.length > 0,
    tiles: parsed.success ? parsed.data.tiles.length : 0,
  };
}
