import { expect, test } from 'vitest';
import { isUuid, uuid7 } from './uuid7.ts';

test('an id is a UUID of version 7 whose first 48 bits are the milliseconds', () => {
  const id = uuid7(0x0123456789ab);
  expect(id).toMatch(/^01234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(isUuid(id)).toBe(true);
});

test('later ids sort behind earlier ones, and no two are the same', () => {
  const ids = Array.from({ length: 1000 }, (_, index) => uuid7(1_700_000_000_000 + index));
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(Array.from({ length: 1000 }, () => uuid7())).size).toBe(1000);
});

test.each([
  '',
  'x',
  '0199AAAA-0000-7000-8000-000000000001',
  "0199aaaa-0000-7000-8000-00000000000'",
])('"%s" is no id', (text) => {
  expect(isUuid(text)).toBe(false);
});
