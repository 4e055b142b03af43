/** A source of chance that gives the same values for the same seed, on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  integer(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Picks by weight: `[item, weight]`. */
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item;
  /** Exponentially distributed with this mean. */
  exponential(mean: number): number;
  /** Between `least` and `most`, most often near `mode`. */
  triangular(least: number, most: number, mode: number): number;
  /** A UUID version 7; each is greater than the one before, as new rows' ids are. */
  id(): string;
}

/** Starts a source of chance. `startOfIds` is the moment of the first id, in milliseconds. */
export function createRandom(seed: number, startOfIds: number): Random {
  const next = mulberry32(seed);
  let moment = startOfIds;
  const hex = (digits: number): string =>
    Math.floor(next() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  return {
    next,
    integer: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => pickFrom(items, next()),
    weighted: (items) => pickWeighted(items, next()),
    exponential: (mean) => -mean * Math.log(1 - next()),
    triangular: (least, most, mode) => triangular(least, most, mode, next()),
    id: () => {
      moment += 1;
      const time = moment.toString(16).padStart(12, '0');
      const variant = pickFrom(['8', '9', 'a', 'b'], next());
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`;
    },
  };
}

/** Mulberry32 by Tommy Ettinger (public domain): 32 bits of state are plenty for a demo. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pickFrom<Item>(items: readonly Item[], at: number): Item {
  const item = items[Math.floor(at * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}

function pickWeighted<Item>(items: readonly (readonly [Item, number])[], at: number): Item {
  const total = items.reduce((sum, [, weight]) => sum + weight, 0);
  let left = at * total;
  for (const [item, weight] of items) {
    left -= weight;
    if (left < 0) return item;
  }
  return pickFrom(items, 0)[0];
}

function triangular(least: number, most: number, mode: number, at: number): number {
  const turn = (mode - least) / (most - least);
  return at < turn
    ? least + Math.sqrt(at * (most - least) * (mode - least))
    : most - Math.sqrt((1 - at) * (most - least) * (most - mode));
}
