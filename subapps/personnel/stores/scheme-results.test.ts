import { expect, test } from 'vitest';
import { keepSchemes, schemeResults, schemesToFind } from './scheme-results.ts';

const id = '0190a000-0000-7000-8000-000000000001';

test('a scheme opens the roster with its question and its name', () => {
  expect(schemeResults([{ id, name: '待转正', query: 'status=probation' }], '查询方案')).toEqual([
    { title: '待转正', detail: '查询方案', route: `/roster?status=probation&schemeId=${id}` },
  ]);
});

test('a scheme too long for an address is left out', () => {
  const grades = Array.from({ length: 30 }, (_, number) => `${'级'.repeat(10)}${number}`);
  const long = { id, name: '长', query: `gradeCode=${grades.join(',')}` };
  expect(
    schemeResults([long, { id, name: '短', query: '' }], '').map(({ title }) => title),
  ).toEqual(['短']);
});

test('schemes are fetched once for a search, and what the roster changed meanwhile is newer', async () => {
  const first = [{ id, name: '旧', query: '' }];
  const renamed = [{ id, name: '新', query: '' }];
  const asked: string[] = [];
  const find = async () => {
    asked.push('find');
    return first;
  };
  expect(await schemesToFind(find)).toEqual(first);
  await schemesToFind(find);
  expect(asked).toEqual(['find']);
  keepSchemes(renamed);
  expect(await schemesToFind(find)).toEqual(renamed);
  keepSchemes();
  expect(await schemesToFind(find)).toEqual(first);
});
