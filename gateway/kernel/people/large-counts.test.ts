import { expect, test } from 'vitest';
import { LargeCounts, LEAST_LARGE } from './large-counts.ts';

const statement = (...parameters: unknown[]) => ({
  compile: () => ({ sql: 'select', parameters }) as never,
});

function bench() {
  let time = 0;
  const counts = new LargeCounts(() => time);
  const read = (rows: number, ...parameters: unknown[]) =>
    counts.read(
      'tenant',
      statement(...parameters),
      async () => rows,
      (counted) => counted,
    );
  return { counts, read, pass: (milliseconds: number) => (time += milliseconds) };
}

test('a large count is shown for two seconds to all who ask the same', async () => {
  const { read, pass } = bench();
  expect(await read(LEAST_LARGE, 'range')).toBe(LEAST_LARGE);
  pass(1999);
  expect(await read(LEAST_LARGE + 1, 'range')).toBe(LEAST_LARGE);
  pass(1);
  expect(await read(LEAST_LARGE + 1, 'range')).toBe(LEAST_LARGE + 1);
});

test('another range, another company and few rows are counted each time', async () => {
  const { counts, read } = bench();
  await read(LEAST_LARGE, 'range');
  expect(await read(LEAST_LARGE + 1, 'other range')).toBe(LEAST_LARGE + 1);
  const other = counts.read(
    'other',
    statement('range'),
    async () => 5,
    (counted) => counted,
  );
  expect(await other).toBe(5);
  expect(await read(7, 'small')).toBe(7);
  expect(await read(8, 'small')).toBe(8);
});

test('the time counts from before the reading, and a count that failed is read again', async () => {
  const { counts, read, pass } = bench();
  const slow = async () => {
    pass(1500);
    return LEAST_LARGE;
  };
  await counts.read('tenant', statement('slow'), slow, (counted) => counted);
  pass(600);
  expect(await read(LEAST_LARGE + 3, 'slow')).toBe(LEAST_LARGE + 3);
  const failing = () => Promise.reject(new Error('lost'));
  await expect(counts.read('tenant', statement('lost'), failing, () => 0)).rejects.toThrow('lost');
  expect(await read(LEAST_LARGE, 'lost')).toBe(LEAST_LARGE);
});
