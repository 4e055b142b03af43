import { expect, test } from 'vitest';
import { partsOf, quoteOf } from './parts.ts';
import { questionTokens, tokensOf, vectorOf } from './tokens.ts';

test('Chinese is cut into overlapping pairs, other words stay whole', () => {
  expect(tokensOf('年休假 5 天，Annual leave')).toEqual([
    '年休',
    '休假',
    '5',
    '天',
    'annual',
    'leave',
  ]);
});

test('a question is widened by words that mean the same', () => {
  expect(questionTokens('年假')).toEqual(expect.arrayContaining(['年假', '休假', '带薪']));
});

test('a vector keeps places, headings with more weight, and quotes in words', () => {
  expect(vectorOf(['假期'], "it's 假期")).toContain("'假期':1A,4");
  expect(vectorOf([], 'x')).toBe("'x':1");
});

test('a document is cut below its headings, and no part is longer than 500 characters', () => {
  const long = '员工每年享有带薪年休假。'.repeat(120);
  const parts = partsOf(
    '休假制度',
    `总则一句话。\n# 年休假\n${long}\n## 天数\n- 满一年 5 天\n# 婚假\n3 天`,
  );
  expect(parts[0]).toEqual({ headings: ['休假制度'], content: '总则一句话。' });
  expect(parts.every(({ content }) => content.length <= 500)).toBe(true);
  expect(parts.at(-2)?.headings).toEqual(['休假制度', '年休假', '天数']);
  expect(parts.at(-1)?.headings).toEqual(['休假制度', '婚假']);
  expect(
    parts
      .filter(({ headings }) => headings.length === 2 && headings[1] === '年休假')
      .map(({ content }) => content)
      .join('')
      .replaceAll('\n', ''),
  ).toBe(long);
});

test('a quote is around what was found', () => {
  const text = `${'前'.repeat(100)}年休假${'后'.repeat(200)}`;
  const quote = quoteOf(text, ['年休']);
  expect(quote).toContain('年休假');
  expect(quote.length).toBeLessThanOrEqual(162);
});
