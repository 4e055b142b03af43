import { expect, test } from 'vitest';
import { inLane } from './lane.ts';

test('two work at a time, in order, and a failure frees its place', async () => {
  let inside = 0;
  let most = 0;
  const begun: number[] = [];
  const results = await Promise.allSettled(
    Array.from({ length: 9 }, (_, at) =>
      inLane('departure', 2, async () => {
        begun.push(at);
        inside += 1;
        most = Math.max(most, inside);
        await new Promise((resolve) => setImmediate(resolve));
        inside -= 1;
        if (at % 3 === 0) throw new Error('refused');
      }),
    ),
  );
  expect(most).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  expect(await inLane('departure', 2, async () => 'free')).toBe('free');
});

test('departures do not wait for one another', async () => {
  const never = new Promise<void>(() => undefined);
  void inLane('one', 2, () => never);
  void inLane('one', 2, () => never);
  expect(await inLane('two', 2, async () => 'here')).toBe('here');
});
