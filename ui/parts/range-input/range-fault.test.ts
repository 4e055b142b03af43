import { expect, test } from 'vitest';
import { rangeFault } from './range-fault.ts';

test('a range needs one end at least', () => {
  expect(rangeFault(null, null)).toBe('empty');
  expect(rangeFault('', '')).toBe('empty');
  expect(rangeFault(0, null)).toBeUndefined();
  expect(rangeFault('', '2026-01-31')).toBeUndefined();
});

test('its first end is not beyond its last', () => {
  expect(rangeFault(2, 1)).toBe('reversed');
  expect(rangeFault(9, 10)).toBeUndefined();
  expect(rangeFault(1, 1)).toBeUndefined();
  expect(rangeFault('2026-02-01', '2026-01-31')).toBe('reversed');
});
