import { expect, test } from 'vitest';
import { decideAll } from './batch.ts';

test('48: of 50 that were chosen 47 are decided, and 3 that changed meanwhile are named with their reasons', async () => {
  const tasks = Array.from({ length: 50 }, (_, at) => ({ id: `${at}`, title: `title ${at}` }));
  const changed = new Map([
    ['3', 'taken'],
    ['20', 'ended'],
    ['49', 'withdrawn'],
  ]);
  const { done, refused } = await decideAll(tasks, async ({ id }) => changed.get(id) ?? null);
  expect(done).toBe(47);
  expect(refused.map(({ id, reason }) => [id, reason])).toEqual([...changed]);
});

test('decides every one, and names those that were refused', async () => {
  const tasks = ['a', 'b', 'c'].map((id) => ({ id, title: `title ${id}` }));
  const asked: string[] = [];
  const outcome = await decideAll(tasks, async ({ id }) => {
    asked.push(id);
    return id === 'b' ? 'taken' : null;
  });
  expect(asked).toEqual(['a', 'b', 'c']);
  expect(outcome).toEqual({ done: 2, refused: [{ id: 'b', title: 'title b', reason: 'taken' }] });
});
