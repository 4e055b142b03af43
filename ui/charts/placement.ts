/**
 * Where the tiles of a board are: a grid of columns that grows downwards. No two tiles lie over each other, a moved one
 * pushes others down, and gaps above a tile close.
 */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A tile, as far as its place is concerned. */
export interface Placed {
  readonly id: string;
  readonly at: Box;
}

/** Columns of a board, and the smallest and largest tile. */
export const boardSize = {
  columns: 24,
  rows: 200,
  leastWidth: 2,
  leastHeight: 2,
  mostHeight: 30,
} as const;

/** Whether two boxes share a cell. */
export function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.w &&
    other.x < one.x + one.w &&
    one.y < other.y + other.h &&
    other.y < one.y + one.h
  );
}

/** The nearest box that is on the board and neither too small nor too large. */
export function fitted({ x, y, w, h }: Box): Box {
  const { columns, rows, leastWidth, leastHeight, mostHeight } = boardSize;
  const width = between(w, leastWidth, columns);
  const height = between(h, leastHeight, mostHeight);
  return {
    x: between(x, 0, columns - width),
    y: between(y, 0, rows - height),
    w: width,
    h: height,
  };
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, Math.round(value)));
}

/**
 * Puts one tile to a place. Whatever it would lie over makes room: upwards, where the tile that moved down left enough,
 * else below it. Then everything moves up as far as it can, the tile itself too.
 */
export function place<Tile extends Placed>(tiles: readonly Tile[], id: string, box: Box): Tile[] {
  const moved = tiles.find((tile) => tile.id === id);
  if (!moved) return [...tiles];
  const target = { ...moved, at: fitted(box) };
  const others = inOrder(tiles.filter((tile) => tile.id !== id));
  const settled: Tile[] = [target];
  for (const tile of others) {
    const above = { ...tile.at, y: target.at.y - tile.at.h };
    const rises =
      target.at.y > moved.at.y &&
      overlaps(tile.at, target.at) &&
      above.y >= 0 &&
      !others.some((other) => other !== tile && overlaps(other.at, above)) &&
      !settled.some((other) => overlaps(other.at, above));
    settled.push({ ...tile, at: rises ? above : firstFree(tile.at, settled) });
  }
  return asListed(tiles, compact(settled));
}

/** The ways a tile is moved or resized by keyboard. */
export type Step = 'left' | 'right' | 'up' | 'down' | 'wider' | 'narrower' | 'higher' | 'lower';

/**
 * Moves or resizes a tile by one step. Up and down go as far as it takes for something to change, since gaps close; null
 * where nothing can.
 */
export function stepped<Tile extends Placed>(
  tiles: readonly Tile[],
  id: string,
  step: Step,
): Tile[] | null {
  const moved = tiles.find((tile) => tile.id === id);
  if (!moved) return null;
  const farthest = step === 'up' || step === 'down' ? rowsOf(tiles) : 1;
  for (let far = 1; far <= farthest; far += 1) {
    const next = place(tiles, id, boxAfter(moved.at, step, far));
    if (next.some(({ at }, index) => !isSame(at, tiles[index]?.at))) return next;
  }
  return null;
}

function boxAfter({ x, y, w, h }: Box, step: Step, far: number): Box {
  switch (step) {
    case 'left':
      return { x: x - far, y, w, h };
    case 'right':
      return { x: x + far, y, w, h };
    case 'up':
      return { x, y: y - far, w, h };
    case 'down':
      return { x, y: y + far, w, h };
    case 'wider':
      return { x, y, w: Math.min(w + far, boardSize.columns - x), h };
    case 'narrower':
      return { x, y, w: w - far, h };
    case 'higher':
      return { x, y, w, h: h + far };
    case 'lower':
      return { x, y, w, h: h - far };
  }
}

function isSame(one: Box, other: Box | undefined): boolean {
  return (
    other !== undefined &&
    one.x === other.x &&
    one.y === other.y &&
    one.w === other.w &&
    one.h === other.h
  );
}

/** Adds a tile at the first place that has room for it, looking from the top. */
export function add<Tile extends Placed>(tiles: readonly Tile[], tile: Tile): Tile[] {
  const box = fitted(tile.at);
  for (let y = 0; y + box.h <= boardSize.rows; y += 1) {
    for (let x = 0; x + box.w <= boardSize.columns; x += 1) {
      const at = { ...box, x, y };
      if (!tiles.some((other) => overlaps(other.at, at))) return [...tiles, { ...tile, at }];
    }
  }
  return [...tiles];
}

/** Takes a tile away; those below it move up. */
export function remove<Tile extends Placed>(tiles: readonly Tile[], id: string): Tile[] {
  const rest = tiles.filter((tile) => tile.id !== id);
  return asListed(rest, compact(rest));
}

/** Moves every tile up until it meets another or the top. */
export function compact<Tile extends Placed>(tiles: readonly Tile[]): Tile[] {
  const settled: Tile[] = [];
  for (const tile of inOrder(tiles)) {
    let at = firstFree(tile.at, settled);
    while (at.y > 0 && !settled.some((other) => overlaps(other.at, { ...at, y: at.y - 1 })))
      at = { ...at, y: at.y - 1 };
    settled.push({ ...tile, at });
  }
  return settled;
}

/** From the top to the bottom, from left to right; the order in which a screen reader and a phone list them. */
export function inOrder<Tile extends Placed>(tiles: readonly Tile[]): Tile[] {
  return tiles.toSorted((one, other) => one.at.y - other.at.y || one.at.x - other.at.x);
}

/** How many rows the tiles take. */
export function rowsOf(tiles: readonly Placed[]): number {
  return Math.max(0, ...tiles.map(({ at }) => at.y + at.h));
}

/** Straight down from a box to the first place that is free. */
function firstFree(box: Box, settled: readonly Placed[]): Box {
  let at = box;
  for (let met = lowest(at, settled); met !== null; met = lowest(at, settled))
    at = { ...at, y: met };
  return at;
}

/** The lower edge of what a box lies over; null where it is free. */
function lowest(box: Box, settled: readonly Placed[]): number | null {
  const met = settled.filter((other) => overlaps(other.at, box)).map(({ at }) => at.y + at.h);
  return met.length === 0 ? null : Math.min(...met);
}

function asListed<Tile extends Placed>(listed: readonly Tile[], settled: readonly Tile[]): Tile[] {
  const byId = new Map(settled.map((tile) => [tile.id, tile]));
  return listed.flatMap(({ id }) => byId.get(id) ?? []);
}
