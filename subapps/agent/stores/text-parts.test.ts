import { expect, test } from 'vitest';
import { readText } from './text-parts.ts';

test('lines, lists, strong words, code and sources are read', () => {
  expect(readText('**5 天** 年假 [s1]\n\n- `A-1`\n- two')).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { kind: 'strong', text: '5 天' },
        { kind: 'plain', text: ' 年假 ' },
        { kind: 'source', ref: 's1' },
      ],
    },
    {
      kind: 'list',
      items: [[{ kind: 'code', text: 'A-1' }], [{ kind: 'plain', text: 'two' }]],
    },
  ]);
});

test('everything else stays text: HTML, links, pictures, half of a mark', () => {
  for (const text of [
    '<img src=x onerror=alert(1)>',
    '[click](https://evil.example)',
    '![x](https://evil.example/x.png)',
    'half **strong',
    'https://evil.example',
  ]) {
    expect(readText(text)).toEqual([{ kind: 'paragraph', runs: [{ kind: 'plain', text }] }]);
  }
});
