import { expect, test } from 'vitest';
import { decideAll } from './batch.ts';

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
