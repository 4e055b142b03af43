import { expect, test } from 'vitest';
import { findsThing, nameSortKey, personNameKeys } from './name-keys.ts';

function finds(name: string, keyword: string): boolean {
  return personNameKeys(name).search.includes(`\n${keyword}`);
}

test('reads a surname as a surname', () => {
  expect(personNameKeys('单雪').sort).toMatch(/^shan4 /);
  expect(personNameKeys('仇英').sort).toMatch(/^qiu2 /);
  expect(personNameKeys('曾国藩').sort).toMatch(/^zeng1 /);
});

test('finds a name by pinyin, by the given name and by initials', () => {
  for (const keyword of ['陈思远', 'chensiyuan', 'chens', 'siyuan', 'csy', 'sy']) {
    expect([keyword, finds('陈思远', keyword)]).toEqual([keyword, true]);
  }
  expect(finds('陈思远', 'hensi')).toBe(false);
  expect(finds('买买提·艾力', 'maimaitiaili')).toBe(true);
  expect(finds('Maximilian von Hohenberg-Lindenthal', 'hohenberg')).toBe(true);
});

test('sorts by sound first and by character among those that sound alike', () => {
  const names = ['张伟', '章伟', '李娜', '安然', 'Adam Baker', '黎娜'];
  const sorted = names.toSorted((one, other) =>
    personNameKeys(one).sort < personNameKeys(other).sort ? -1 : 1,
  );
  expect(sorted).toEqual(['Adam Baker', '安然', '黎娜', '李娜', '张伟', '章伟']);
  expect(nameSortKey('研发中心') < nameSortKey('招聘组')).toBe(true);
});

test('finds a thing by a part of its name, by pinyin and by initials at a syllable', () => {
  const found = (name: string, keyword: string) =>
    findsThing(keyword, { name, sort: nameSortKey(name) });
  for (const keyword of ['研发', '中心', 'yanfa', 'yan fa', 'zhongx', 'yfzx', 'zx', 'YF']) {
    expect([keyword, found('研发中心', keyword)]).toEqual([keyword, true]);
  }
  expect(found('研发中心', 'anfa')).toBe(false);
  expect(found('研发中心', "'")).toBe(false);
  expect(found('Store 12 Harbour', '12 h')).toBe(true);
  expect(found('Finance', 'nce')).toBe(true);
});
