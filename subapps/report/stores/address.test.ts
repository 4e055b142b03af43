import { expect, test } from 'vitest';
import { type Address, readAddress, writeAddress } from './address.ts';

const asItIs: Address = { organ: null, period: null, show: null, compare: null, sort: null };

test('an address that says nothing leaves the report as it is, and is empty', () => {
  expect(readAddress('')).toEqual(asItIs);
  expect(writeAddress(asItIs)).toBe('');
});

test('everything that was chosen is read as it was written', () => {
  const chosen: Address = {
    organ: '5c1c9f0e-1b1a-4f7e-9f0e-000000000001',
    period: { kind: 'span', from: '2026-01-01', to: '2026-06-30' },
    show: 'stack',
    compare: 'yearBefore',
    sort: { column: 2, direction: 'desc' },
  };
  expect(readAddress(writeAddress(chosen))).toEqual(chosen);
});

test('what cannot be read is left as the report says', () => {
  expect(readAddress('period=soon&show=cube&compare=x&sort=first')).toEqual(asItIs);
});
