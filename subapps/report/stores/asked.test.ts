import { expect, test } from 'vitest';
import { readAsked } from './asked.ts';

const query = {
  subject: 'headCount',
  measures: ['people'],
  by: ['organ'],
  period: { kind: 'today' },
  where: [],
};
const subjects = [
  { name: 'headCount', label: '', clock: 'stock', dimensions: [], measures: [] },
] as const;
const asked = (value: unknown) => `ask=${encodeURIComponent(JSON.stringify(value))}`;

test('a new report begins with the question of the address', () => {
  expect(readAsked(asked(query), subjects as never)).toEqual(query);
});

test('what cannot be asked is left out', () => {
  expect(readAsked('', subjects as never)).toBeNull();
  expect(readAsked('ask={', subjects as never)).toBeNull();
  expect(readAsked(asked({ ...query, by: 'organ' }), subjects as never)).toBeNull();
  expect(readAsked(asked({ ...query, subject: 'secret' }), subjects as never)).toBeNull();
});
