import { expect, test } from 'vitest';
import { mostRecent, type RecentPage, recentFor, withPage } from './recent-pages.ts';

const day = 24 * 3_600_000;

function page(route: string, at: number, owner = 'harbour/hr'): RecentPage {
  return { owner, app: 'personnel', route, ownTitle: null, at };
}

test('a page opened again stands first, once', () => {
  const pages = [page('/roster', 20), page('/employee/1', 10)];
  expect(withPage(pages, page('/employee/1', 30))).toEqual([
    page('/employee/1', 30),
    page('/roster', 20),
  ]);
});

test('a page of seven days ago is forgotten, one of six days ago is not', () => {
  const now = 100 * day;
  const pages = [page('/six', now - 6 * day), page('/seven', now - recentFor)];
  expect(withPage(pages, page('/now', now)).map(({ route }) => route)).toEqual(['/now', '/six']);
});

test('every account keeps its own pages, as many as there is room for', () => {
  const others = [page('/roster', 1, 'harbour/admin'), page('/roster', 1, 'maple/hr')];
  const many = Array.from({ length: mostRecent + 5 }, (_, index) => page(`/p${index}`, 1));
  const kept = withPage([...many, ...others], page('/roster', 2));
  expect(kept.filter(({ owner }) => owner === 'harbour/hr')).toHaveLength(mostRecent);
  expect(kept).toEqual(expect.arrayContaining(others));
});
