import { expect, test } from 'vitest';
import { isExploreRoute, readQuestion, writeQuestion } from './question.ts';

const query = {
  subject: 'headCount',
  measures: ['people'],
  by: ['organ', 'gender'],
  period: { kind: 'today' },
  where: [{ dimension: 'gender', is: 'notIn', values: ['female & "male"'] }],
  top: 5,
} as const;

test('a question comes back from its route as it was', () => {
  const asked = { query: { ...query, measures: [...query.measures] }, show: 'table' } as const;
  const route = writeQuestion(asked as never);
  expect(isExploreRoute(route)).toBe(true);
  expect(readQuestion(route)).toEqual(asked);
});

test('what cannot be asked counts as not there', () => {
  const nothing = { query: undefined, show: 'bar' };
  expect(readQuestion('/explore')).toEqual(nothing);
  expect(readQuestion('/explore?ask={"subject"&show=spiral')).toEqual(nothing);
  const bare = encodeURIComponent(JSON.stringify({ ...query, by: ['a', 'b', 'c'] }));
  expect(readQuestion(`/explore?ask=${bare}`)).toEqual(nothing);
  expect(writeQuestion(nothing as never)).toBe('/explore');
});

test('other pages are no questions', () => {
  expect(isExploreRoute('/workforce?organId=1')).toBe(false);
  expect(isExploreRoute('/explored')).toBe(false);
});
