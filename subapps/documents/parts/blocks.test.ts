import { expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';

test('headings, lists and paragraphs are told apart, and nothing is lost', () => {
  const blocks = blocksOf('# A\ntext\n\n- one\n- two\nmore <b>x</b>\n## B');
  expect(blocks.map(({ kind }) => kind)).toEqual([
    'heading',
    'paragraph',
    'list',
    'paragraph',
    'heading',
  ]);
  expect(blocks[2]).toMatchObject({ items: [{ text: 'one' }, { text: 'two' }] });
  expect(blocks[3]).toMatchObject({ text: 'more <b>x</b>' });
});
