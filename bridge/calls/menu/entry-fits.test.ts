import { expect, test } from 'vitest';
import { entryFits } from './entry-fits.ts';

const roster = { title: '员工档案', spelling: 'yuan gong dang an' };

test.each(['员工', '档案', 'yuan', 'yuangong', 'Yuan Gong', 'dangan', 'ygda', 'YG', 'da', 'gd'])(
  '员工档案 is found by %s',
  (typed) => expect(entryFits(roster, typed)).toBe(true),
);

test.each(['工员', 'uan', 'ya', 'gongyuan', 'dx'])('员工档案 is not found by %s', (typed) => {
  expect(entryFits(roster, typed)).toBe(false);
});

test('a name without pinyin is found by any part of it', () => {
  const entry = { title: 'Employee records', spelling: '' };
  expect(entryFits(entry, 'Record')).toBe(true);
  expect(entryFits(entry, 'er')).toBe(false);
});
