import { expect, test } from 'vitest';
import { organChoices, searchOrgans, wholeOf } from './organs.ts';

const nodes = [
  { id: 'c', parentId: 'a', code: 'D02', name: '市场与销售', order: 2 },
  { id: 'a', parentId: null, code: 'C01', name: '蓝港科技', order: 1 },
  { id: 'd', parentId: 'b', code: 'T01', name: '平台组', order: 1 },
  { id: 'b', parentId: 'a', code: 'D01', name: '研发中心', order: 1 },
];

test('organisations stand in tree order, each with its path', () => {
  const choices = organChoices(nodes);
  expect(choices.map((choice) => choice.id)).toEqual(['a', 'b', 'd', 'c']);
  expect(choices[2]?.path.map((step) => step.name)).toEqual(['蓝港科技', '研发中心', '平台组']);
});

test('an organisation whose parent is out of range stands at the top', () => {
  const choices = organChoices(nodes.filter((node) => node.id !== 'a'));
  expect(choices.map((choice) => choice.path.length)).toEqual([1, 2, 1]);
});

test('finds organisations by a part of the name or the start of the code', () => {
  const choices = organChoices(nodes);
  expect(searchOrgans(choices, ' 中心 ').map((choice) => choice.id)).toEqual(['b']);
  expect(searchOrgans(choices, 't0').map((choice) => choice.id)).toEqual(['d']);
  expect(searchOrgans(choices, '')).toHaveLength(4);
  expect(searchOrgans(choices, '01')).toHaveLength(0);
});

test('the whole is the single topmost organisation, or everything where there are several', () => {
  const choices = organChoices(nodes);
  expect(wholeOf(choices, '全部')).toBe(choices[0]);
  const several = organChoices(nodes.filter((node) => node.id !== 'a'));
  expect(wholeOf(several, '全部')).toMatchObject({ id: '', name: '全部' });
});
