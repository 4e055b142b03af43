import { expect, test } from 'vitest';
import { chartNames, chartRoute, readChart, readPlace, writePlace } from './place.ts';

const organId = '0190a000-0000-7000-8000-000000000001';

test('a place survives being written as a route and read back', () => {
  for (const place of [
    { organId: undefined, months: '12' },
    { organId, months: '12' },
    { organId, months: '36' },
  ] as const)
    expect(readPlace(writePlace(place))).toEqual(place);
});

test('the usual place has the shortest route', () => {
  expect(writePlace({ organId: undefined, months: '12' })).toBe('/workforce');
});

test('a span nobody offers counts as twelve months', () => {
  expect(readPlace('/workforce?months=13&organId=')).toEqual({ organId: undefined, months: '12' });
});

test('a route can lead to one chart, and any other name leads to none', () => {
  for (const name of chartNames) expect(readChart(chartRoute(name))).toBe(name);
  expect(readChart('/workforce?chart=pie')).toBeUndefined();
  expect(readChart('/workforce')).toBeUndefined();
});
