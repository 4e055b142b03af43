import { expect, test } from 'vitest';
import { isRoute } from '#bridge/methods/atoms.ts';
import { searchResults } from './search-answer.ts';

const organId = '0190a000-0000-7000-8000-000000000001';
const words = { organ: '组织', post: (category: string) => `职位 · ${category}` };

test('an organisation opens at its node, and a post in the list of posts', () => {
  const results = searchResults(
    {
      organs: [{ id: organId, name: '研发中心', parentName: null }],
      posts: [{ id: organId, name: '研发 & 测试', categoryName: '技术' }],
    },
    words,
  );
  expect(results).toEqual([
    { title: '研发中心', detail: '组织', route: `/structure?organId=${organId}` },
    {
      title: '研发 & 测试',
      detail: '职位 · 技术',
      route: '/structure?view=posts&keyword=%E7%A0%94%E5%8F%91+%26+%E6%B5%8B%E8%AF%95',
    },
  ]);
  expect(results.every(({ route }) => isRoute(route))).toBe(true);
});
