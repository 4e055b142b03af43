import { expect, test } from 'vitest';
import { type Edits, withEdit } from './edits.ts';

const row = { id: '7', post: 'Engineer' };
const edit = (edits: Edits<typeof row>, column: string, next: string) =>
  withEdit(edits, { id: '7', row, column, before: 'Engineer', next });

test('what was written in a row is kept by column', () => {
  const once = edit({}, 'post', 'Designer');
  expect(edit(once, 'grade', 'P7')).toEqual({
    7: { row, values: { post: 'Designer', grade: 'P7' } },
  });
});

test('a row that is as it was saved holds no change', () => {
  expect(edit(edit({}, 'post', 'Designer'), 'post', 'Engineer')).toEqual({});
});
