import { expect, test } from 'vitest';
import { fillText, listText } from './texts.ts';

test('a place is filled wherever it is, and one without a value is empty', () => {
  expect(fillText('{0} of {1}, {0}{2}', '3', '$&')).toBe('3 of $&, 3');
});

test('words of a list are separated as the language does it', () => {
  expect(listText('zh-CN', ['迟到', '早退'])).toBe('迟到、早退');
  expect(listText('en', ['late', 'early'])).toBe('late, early');
});
