import { expect, test } from 'vitest';
import { schemeResults } from './scheme-results.ts';

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
