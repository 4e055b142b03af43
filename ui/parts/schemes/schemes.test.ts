import { expect, test } from 'vitest';
import { differs, type Scheme, schemeAtStart, withDefault, withScheme } from './schemes.ts';

const columns = { hidden: ['age', 'phone'], widths: {} };
const probation: Scheme = {
  id: 'p',
  name: 'Probation',
  isDefault: false,
  query: 'status=probation&sort=joinedOn',
  columns,
};
const everyone: Scheme = { ...probation, id: 'e', name: 'Everyone', query: '', isDefault: true };

test('a list differs from its scheme once another filter, order or column is chosen', () => {
  const same = { query: 'sort=joinedOn&status=probation', columns };
  expect(differs(probation, same)).toBe(false);
  expect(differs(probation, { ...same, query: 'status=probation' })).toBe(true);
  expect(differs(probation, { ...same, columns: { hidden: ['age'], widths: {} } })).toBe(true);
  expect(differs(probation, { ...same, columns: { ...columns, order: ['name'] } })).toBe(true);
});

test('a width, or the order in which columns were hidden, is no difference', () => {
  const content = {
    query: probation.query,
    columns: { hidden: ['phone', 'age'], widths: { a: 9 } },
  };
  expect(differs(probation, content)).toBe(false);
});

test('a scheme without columns differs by its filters only', () => {
  const scheme = { ...probation, columns: null };
  expect(differs(scheme, { query: probation.query, columns: { hidden: ['x'], widths: {} } })).toBe(
    false,
  );
});

test('a list begins with the scheme of its address, else with the default one', () => {
  const all = [everyone, probation];
  expect(schemeAtStart(all, { schemeId: 'p', query: '' })).toBe(probation);
  expect(schemeAtStart(all, { schemeId: '', query: '' })).toBe(everyone);
  expect(schemeAtStart(all, { schemeId: 'gone', query: '' })).toBe(everyone);
  expect(schemeAtStart([probation], { schemeId: '', query: '' })).toBeUndefined();
});

test('a link that asks for something is shown what it asks for, default or not', () => {
  expect(schemeAtStart([everyone], { schemeId: '', query: 'status=left' })).toBeUndefined();
  expect(schemeAtStart([probation], { schemeId: 'p', query: 'status=left' })).toBeUndefined();
});

test('a changed scheme takes its place, a new one comes last, and one is the default', () => {
  const renamed = { ...everyone, name: 'All' };
  expect(withScheme([everyone, probation], renamed)).toEqual([renamed, probation]);
  expect(withScheme([everyone], probation)).toEqual([everyone, probation]);
  expect(withDefault([everyone, probation], 'p').map(({ isDefault }) => isDefault)).toEqual([
    false,
    true,
  ]);
});
