import { expect, test } from 'vitest';
import { readAsked, writeAsked } from './asked.ts';
import type { FigureQuery } from './query.ts';

const query: FigureQuery = {
  subject: 'headcount',
  measures: ['headCount'],
  by: ['organ', 'gender'],
  period: { kind: 'today' },
  where: [{ dimension: 'gender', is: 'notIn', values: ['female & "male"'] }],
  top: 5,
};

function through(asked: FigureQuery): FigureQuery | null {
  const params = new URLSearchParams();
  writeAsked(params, asked);
  return readAsked(new URLSearchParams(params.toString()));
}

test('a question comes back from its address as it was, also without a measure', () => {
  expect(through(query)).toEqual(query);
  expect(through({ ...query, measures: [] })).toEqual({ ...query, measures: [] });
});

test('what is no question counts as not there', () => {
  expect(readAsked(new URLSearchParams())).toBeNull();
  expect(readAsked(new URLSearchParams({ ask: '{"subject"' }))).toBeNull();
  expect(through({ ...query, by: ['a', 'b', 'c'] })).toBeNull();
});
