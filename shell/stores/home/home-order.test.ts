import { expect, test } from 'vitest';
import { orderCards, withHidden, withMoved } from './home-order.ts';

const cards = (keys: string) => [...keys].map((key) => ({ key }));
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key).join('');

test('cards stand as the person put them, and a new one where it stands usually', () => {
  const order = (wanted: string) =>
    keys(orderCards(cards('abcd'), { order: [...wanted], hidden: [] }).shown);
  expect(order('')).toBe('abcd');
  expect(order('dbac')).toBe('dbac');
  expect(order('dba')).toBe('dbca');
  expect(order('db')).toBe('adbc');
  expect(order('xddb')).toBe('adbc');
});

test('a hidden card stands among the hidden ones alone', () => {
  const { shown, hidden } = orderCards(cards('abc'), { order: [], hidden: ['b', 'x'] });
  expect([keys(shown), keys(hidden)]).toEqual(['ac', 'b']);
});

test('a card moves to the place it is given, and no further than the ends', () => {
  const order = (key: string, place: number) =>
    withMoved(cards('abc'), cards('h'), key, place).order.join('');
  expect(order('a', 1)).toBe('bach');
  expect(order('c', 0)).toBe('cabh');
  expect(order('a', 9)).toBe('bcah');
  expect(order('b', -1)).toBe('bach');
});

test('a card is hidden, and comes back at the end', () => {
  expect(withHidden(cards('abc'), [], 'b', true)).toEqual({
    order: ['a', 'c', 'b'],
    hidden: ['b'],
  });
  expect(withHidden(cards('ac'), cards('b'), 'b', false)).toEqual({
    order: ['a', 'c', 'b'],
    hidden: [],
  });
});
