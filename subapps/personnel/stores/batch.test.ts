import { expect, test } from 'vitest';
import { runBatch } from './batch.ts';

const ids = Array.from({ length: 120 }, (_, at) => `e${at}`);
const saved = (sent: string[]) => ({
  results: sent.map((employmentId) => ({ employmentId, outcome: 'saved' as const })),
});

test('sends as many calls as it takes, and tells how far it is', async () => {
  const sizes: number[] = [];
  const steps: number[] = [];
  const failures = await runBatch(
    ids,
    async (sent) => {
      sizes.push(sent.length);
      return saved(sent);
    },
    (done) => steps.push(done),
  );
  expect(sizes).toEqual([20, 20, 20, 20, 20, 20]);
  expect(steps).toEqual([20, 40, 60, 80, 100, 120]);
  expect(failures).toEqual([]);
});

test('goes on after a refused record and after a call that failed, and names both', async () => {
  const failures = await runBatch(
    ids,
    async (sent) => {
      if (sent.includes('e60')) throw new Error('offline');
      const { results } = saved(sent);
      return {
        results: results.map((one) =>
          one.employmentId === 'e3' ? { ...one, outcome: 'noPermission' as const } : one,
        ),
      };
    },
    () => {},
  );
  expect(failures).toHaveLength(21);
  expect(failures[0]).toEqual({ id: 'e3', refusal: 'noPermission' });
  expect(failures[1]).toEqual({ id: 'e60', refusal: 'unsent' });
});
