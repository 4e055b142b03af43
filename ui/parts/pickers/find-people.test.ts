import { expect, test } from 'vitest';
import { findAmong, type PeopleQuery, type PersonOption } from './find-people.ts';

const departments = [
  { id: 'research', label: '研发中心', children: [{ id: 'platform', label: '平台组' }] },
  { id: 'sales', label: '市场部' },
];
// The keywords are as the gateway keeps a name's search keys.
const people: PersonOption[] = [
  {
    id: 'zhang',
    name: '张伟',
    hint: 'H00017',
    departmentId: 'platform',
    keywords: '\n张伟\nzhangwei\nwei\nzw\n',
  },
  {
    id: 'shan',
    name: '单晓安',
    hint: 'H00023',
    departmentId: 'sales',
    keywords: '\n单晓安\nshanxiaoan\nxiaoan\nan\nsxa\nxa\n',
  },
];

async function ids(query: Partial<PeopleQuery>): Promise<string[]> {
  const find = findAmong(people, departments);
  const asked = { typed: '', departmentId: undefined, ...query };
  const found = await find(asked, new AbortController().signal);
  return found.people.map(({ id }) => id);
}

test.each([
  ['张', ['zhang']],
  ['zhangw', ['zhang']],
  ['ZW', ['zhang']],
  ['wei', ['zhang']],
  ['sxa', ['shan']],
  ['an', ['shan']],
  ['h0002', ['shan']],
  ['', ['zhang', 'shan']],
  ['hang', []],
])('finds by "%s"', async (typed, found) => {
  expect(await ids({ typed })).toEqual(found);
});

test('a department stands for all below it', async () => {
  expect(await ids({ departmentId: 'research' })).toEqual(['zhang']);
  expect(await ids({ departmentId: 'sales', typed: 'zhang' })).toEqual([]);
});
