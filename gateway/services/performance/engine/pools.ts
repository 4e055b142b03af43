/** Which meeting looks at which card: the deepest one over its organisation, above those in which its person meets. */

/** A meeting as the placing of cards sees it. */
export interface PoolMeeting {
  readonly id: string;
  /** The path of its organisation; ends in a slash. */
  readonly path: string;
  readonly state: 'draft' | 'open' | 'closed';
  /** The employments of the chair and the members. */
  readonly people: readonly string[];
}

/** A card as its placing sees it. */
export interface PoolCard {
  readonly employmentId: string;
  readonly path: string;
  /** A card without a level is in no count. */
  readonly isRated: boolean;
  /** The closed meeting that fixed it. */
  readonly calibratedIn: string | null;
}

/** What is looked at together. */
export interface Pool<Card> {
  readonly cards: readonly Card[];
  /** Where too small a pool went; null for nowhere, an empty text for the pool that belongs to no meeting. */
  readonly joinedTo: string | null;
  /** Smaller pools that joined this one. */
  readonly joined: readonly { readonly id: string; readonly people: number }[];
}

interface Rules {
  readonly leastPool: number;
  /** Whether two employments are relatives. */
  areRelatives(one: string, other: string): boolean;
}

interface Filling<Card> {
  cards: Card[];
  joinedTo: string | null;
  joined: { readonly id: string; readonly people: number }[];
}

/** The key of the pool that belongs to no meeting. */
export const restPool = '';

/** The path of an organisation that has none. */
export const noPath = '-';

/** Whether a path lies at or below another. */
function isWithin(path: string, top: string): boolean {
  return top !== noPath && path.startsWith(top);
}

/**
 * Puts each card into a pool. The own cards of those who meet and the cards of their relatives go above every meeting over
 * them in which those people meet: chairs of meetings above each other never look at each other's cards. A whole pool of
 * too few people goes to the pool above, unless its meeting has begun.
 */
export function fillPools<Card extends PoolCard>(
  meetings: readonly PoolMeeting[],
  cards: readonly Card[],
  { leastPool, areRelatives }: Rules,
): ReadonlyMap<string, Pool<Card>> {
  const deepest = meetings.toSorted((a, b) => b.path.length - a.path.length);
  const pools = new Map<string, Filling<Card>>(
    [restPool, ...meetings.map(({ id }) => id)].map((id) => [
      id,
      { cards: [], joinedTo: null, joined: [] },
    ]),
  );
  const fillingOf = (id: string): Filling<Card> => {
    const found = pools.get(id);
    if (found === undefined) throw new Error('There is no such pool.');
    return found;
  };
  const placeOf = (card: Card): string => {
    if (card.calibratedIn !== null && pools.has(card.calibratedIn)) return card.calibratedIn;
    const over = deepest.filter(({ path }) => isWithin(card.path, path));
    const isMet = ({ people }: PoolMeeting): boolean =>
      people.some((one) => one === card.employmentId || areRelatives(one, card.employmentId));
    return over[over.findLastIndex(isMet) + 1]?.id ?? restPool;
  };
  for (const card of cards) fillingOf(placeOf(card)).cards.push(card);
  for (const meeting of deepest) {
    const pool = fillingOf(meeting.id);
    const above = fillingOf(aboveOf(deepest, meeting));
    const people = countRated(pool.cards);
    if (meeting.state !== 'draft' || people >= leastPool) continue;
    above.cards.push(...pool.cards);
    if (people > 0) above.joined.push({ id: meeting.id, people });
    pool.cards = [];
    pool.joinedTo = aboveOf(deepest, meeting);
  }
  return pools;
}

/** How many people of a pool are rated. */
export function countRated(cards: readonly PoolCard[]): number {
  return cards.filter(({ isRated }) => isRated).length;
}

function aboveOf(deepest: readonly PoolMeeting[], { id, path }: PoolMeeting): string {
  const above = deepest.find(
    (other) => other.id !== id && other.path !== path && isWithin(path, other.path),
  );
  return above?.id ?? restPool;
}
