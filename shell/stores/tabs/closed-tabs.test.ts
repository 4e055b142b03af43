import { beforeEach, expect, test } from 'vitest';
import { closedTabs, noteClosed, takeClosed } from './closed-tabs.ts';

const close = (route: string, position = 1) =>
  noteClosed({ app: 'personnel', route, ownTitle: null }, position);
const routes = () => closedTabs.get().map(({ route }) => route);

beforeEach(() => {
  takeClosed(() => false);
});

test('the page closed last is opened again first, where it stood', () => {
  close('/a');
  close('/b', 3);
  expect(takeClosed(() => true)).toMatchObject({ route: '/b', position: 3 });
  expect(takeClosed(() => true)).toMatchObject({ route: '/a' });
  expect(takeClosed(() => true)).toBeUndefined();
});

test('pages that do not fit are passed over and forgotten', () => {
  for (const route of ['/a', '/b', '/c']) close(route);
  expect(takeClosed(({ route }) => route === '/b')).toMatchObject({ route: '/b' });
  expect(routes()).toEqual(['/a']);
});

test('ten closed pages are kept', () => {
  for (let count = 0; count < 12; count += 1) close(`/${count}`);
  expect(routes()).toHaveLength(10);
  expect(routes()[0]).toBe('/11');
});
