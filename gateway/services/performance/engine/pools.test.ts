import { expect, test } from 'vitest';
import { fillPools, type PoolMeeting, restPool } from './pools.ts';
import { placesOf, quotasOf } from './quota.ts';

const meetingOf = (
  id: string,
  path: string,
  people: readonly string[] = [],
  state: PoolMeeting['state'] = 'draft',
): PoolMeeting => ({ id, path, people, state });

const cardsOf = (path: string, ...names: readonly string[]) =>
  names.map((employmentId) => ({ employmentId, path, isRated: true, calibratedIn: null }));

const alone = { leastPool: 2, areRelatives: () => false };

function namesIn(pools: ReturnType<typeof fillPools>, id: string): readonly string[] {
  return (pools.get(id)?.cards ?? []).map(({ employmentId }) => employmentId).toSorted();
}

test('a card belongs to the deepest meeting over its organisation, or to none', () => {
  const meetings = [meetingOf('top', '/1/'), meetingOf('deep', '/1/2/')];
  const cards = [
    ...cardsOf('/1/', 'a', 'b'),
    ...cardsOf('/1/2/3/', 'c', 'd'),
    ...cardsOf('/12/', 'e'),
  ];
  const pools = fillPools(meetings, cards, alone);
  expect(namesIn(pools, 'top')).toEqual(['a', 'b']);
  expect(namesIn(pools, 'deep')).toEqual(['c', 'd']);
  expect(namesIn(pools, restPool)).toEqual(['e']);
});

test('own cards and those of relatives go up as far as it takes', () => {
  const meetings = [meetingOf('top', '/1/', ['a', 'c']), meetingOf('deep', '/1/2/', ['c', 'x'])];
  const cards = [...cardsOf('/1/', 'a', 'b', 'g'), ...cardsOf('/1/2/', 'c', 'd', 'e', 'f')];
  const areRelatives = (one: string, other: string) => one === 'x' && other === 'f';
  const pools = fillPools(meetings, cards, { leastPool: 2, areRelatives });
  expect(namesIn(pools, 'deep')).toEqual(['d', 'e']);
  expect(namesIn(pools, 'top')).toEqual(['b', 'f', 'g']);
  expect(namesIn(pools, restPool)).toEqual(['a', 'c']);
});

test('of two whose meetings lie above each other neither looks at the card of the other', () => {
  const meetings = [meetingOf('top', '/1/', ['boss']), meetingOf('deep', '/1/2/', ['head'])];
  const cards = [
    ...cardsOf('/1/', 'a', 'b'),
    ...cardsOf('/1/2/', 'c', 'd', 'boss'),
    ...cardsOf('/1/2/3/', 'head', 'spouse'),
  ];
  const areRelatives = (one: string, other: string) => one === 'boss' && other === 'spouse';
  const pools = fillPools(meetings, cards, { leastPool: 2, areRelatives });
  expect(namesIn(pools, 'deep')).toEqual(['c', 'd']);
  expect(namesIn(pools, 'top')).toEqual(['a', 'b', 'head']);
  expect(namesIn(pools, restPool)).toEqual(['boss', 'spouse']);
});

test('an organisation without a place has no pool', () => {
  const pools = fillPools([meetingOf('lost', '-')], cardsOf('-', 'a', 'b'), alone);
  expect(namesIn(pools, restPool)).toEqual(['a', 'b']);
});

test('too small a pool joins the one above step by step, unless its meeting has begun', () => {
  const cards = [...cardsOf('/1/', 'a'), ...cardsOf('/1/2/', 'b'), ...cardsOf('/1/2/3/', 'c')];
  const paths = [
    ['top', '/1/'],
    ['middle', '/1/2/'],
    ['deep', '/1/2/3/'],
  ] as const;
  const draft = fillPools(
    paths.map(([id, path]) => meetingOf(id, path)),
    cards,
    { ...alone, leastPool: 3 },
  );
  expect(namesIn(draft, 'top')).toEqual(['a', 'b', 'c']);
  expect(draft.get('deep')?.joinedTo).toBe('middle');
  expect(draft.get('middle')?.joinedTo).toBe('top');
  expect(draft.get('top')?.joined).toEqual([{ id: 'middle', people: 2 }]);
  const begun = fillPools(
    paths.map(([id, path]) => meetingOf(id, path, [], 'open')),
    cards,
    { ...alone, leastPool: 3 },
  );
  expect(namesIn(begun, 'deep')).toEqual(['c']);
});

test('a card that a closed meeting fixed stays in it, and one without a level is in no count', () => {
  const meetings = [meetingOf('top', '/1/', [], 'closed'), meetingOf('deep', '/1/2/')];
  const cards = [
    ...cardsOf('/1/2/', 'a').map((card) => ({ ...card, calibratedIn: 'top' })),
    ...cardsOf('/1/2/', 'b'),
    ...cardsOf('/1/2/', 'c').map((card) => ({ ...card, isRated: false })),
  ];
  const pools = fillPools(meetings, cards, alone);
  expect(namesIn(pools, 'top')).toEqual(['a', 'b', 'c']);
  expect(pools.get('deep')?.joinedTo).toBe('top');
});

test('places say whether one of those left is among them', () => {
  const shares = ['5', '15', '60', '15', '5'];
  expect(quotasOf(shares, 9)).toEqual([1, 1, 5, 1, 1]);
  expect(placesOf(shares, 10).map(({ quota, isLucky }) => [quota, isLucky])).toEqual([
    [0, false],
    [2, true],
    [6, false],
    [2, true],
    [0, false],
  ]);
});
