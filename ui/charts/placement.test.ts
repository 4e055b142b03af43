import { describe, expect, test } from 'vitest';
import { begin, step, undo } from '../figures/history.ts';
import {
  add,
  type Box,
  boardSize,
  compact,
  inOrder,
  overlaps,
  type Placed,
  place,
  remove,
  rowsOf,
  stepped,
} from './placement.ts';

/** Random numbers that are the same in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const clashes = (tiles: readonly Placed[]): string[] =>
  tiles.flatMap((one, at) =>
    tiles
      .slice(at + 1)
      .flatMap((other) => (overlaps(one.at, other.at) ? [`${one.id} ${other.id}`] : [])),
  );

const isOnBoard = ({ at }: Placed): boolean =>
  at.x >= 0 && at.y >= 0 && at.w >= boardSize.leastWidth && at.x + at.w <= boardSize.columns;

const filled = (): Placed[] => {
  let tiles: Placed[] = [];
  for (let index = 0; index < 12; index += 1)
    tiles = add(tiles, {
      id: `t${index}`,
      at: { x: 0, y: 0, w: 4 + (index % 3) * 4, h: 3 + (index % 4) },
    });
  return tiles;
};

describe('a board', () => {
  test('keeps its tiles apart and on the grid through 1,000 random moves', () => {
    const random = numbersFrom(7);
    let tiles = filled();
    for (let move = 0; move < 1_000; move += 1) {
      const id = `t${random(12)}`;
      const box: Box = { x: random(30) - 3, y: random(40) - 5, w: random(28), h: random(12) };
      tiles = place(tiles, id, box);
      expect(clashes(tiles)).toEqual([]);
      expect(tiles.every(isOnBoard)).toBe(true);
      expect(tiles).toHaveLength(12);
    }
  });

  test('is as it was before once every move is undone', () => {
    const random = numbersFrom(11);
    const first = filled();
    let history = begin<readonly Placed[]>(first);
    for (let move = 0; move < 60; move += 1) {
      const tiles = place(history.now, `t${random(12)}`, {
        x: random(24),
        y: random(20),
        w: 2 + random(20),
        h: 2 + random(8),
      });
      history = step(history, tiles);
    }
    while (history.before.length > 0) history = undo(history);
    expect(history.now).toEqual(first);
  });

  test('leaves no gap above a tile, and moving one to where it is changes nothing', () => {
    const tiles = compact(filled());
    expect(compact(tiles)).toEqual(inOrder(tiles));
    for (const { id, at } of tiles) expect(place(tiles, id, at)).toEqual(tiles);
  });

  test('a tile pushes what it would lie over down', () => {
    const tiles: Placed[] = [
      { id: 'a', at: { x: 0, y: 0, w: 12, h: 4 } },
      { id: 'b', at: { x: 12, y: 0, w: 12, h: 4 } },
    ];
    const moved = place(tiles, 'a', { x: 12, y: 0, w: 12, h: 4 });
    expect(moved).toEqual([
      { id: 'a', at: { x: 12, y: 0, w: 12, h: 4 } },
      { id: 'b', at: { x: 12, y: 4, w: 12, h: 4 } },
    ]);
  });

  test('by keyboard a tile changes places with the one below and above, and stays on the board', () => {
    const tiles: Placed[] = [
      { id: 'a', at: { x: 0, y: 0, w: 12, h: 4 } },
      { id: 'b', at: { x: 0, y: 4, w: 12, h: 3 } },
    ];
    const down = stepped(tiles, 'a', 'down');
    expect(down?.map(({ at }) => at.y)).toEqual([3, 0]);
    expect(stepped(down ?? [], 'a', 'up')).toEqual(tiles);
    expect(stepped(tiles, 'a', 'up')).toBeNull();
    expect(stepped(tiles, 'b', 'down')).toBeNull();
    expect(stepped(tiles, 'a', 'left')).toBeNull();
    expect(stepped(tiles, 'a', 'wider')?.[0]?.at.w).toBe(13);
    expect(stepped(tiles, 'b', 'right')?.[1]?.at).toEqual({ x: 1, y: 4, w: 12, h: 3 });
  });

  test('a new tile takes the first free place, a removed one makes room', () => {
    const tiles = add(add([], { id: 'a', at: { x: 9, y: 9, w: 16, h: 4 } }), {
      id: 'b',
      at: { x: 0, y: 0, w: 12, h: 4 },
    });
    expect(tiles[1]?.at).toEqual({ x: 0, y: 4, w: 12, h: 4 });
    expect(rowsOf(tiles)).toBe(8);
    expect(remove(tiles, 'a')[0]?.at.y).toBe(0);
  });
});
