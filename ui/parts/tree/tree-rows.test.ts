import { expect, test } from 'vitest';
import { matchingRows, type TreeNode, visibleRows } from './tree-rows.ts';

const tree: TreeNode[] = [
  {
    id: 'company',
    label: '蓝港科技',
    children: [
      {
        id: 'research',
        label: '研发中心',
        children: [
          { id: 'platform', label: '平台组', keywords: 'pingtaizu' },
          { id: 'test', label: '测试组' },
        ],
      },
      { id: 'finance', label: '财务部' },
    ],
  },
];

const ids = (rows: { node: TreeNode }[]) => rows.map((row) => row.node.id);

test('opens the roots and nothing below them', () => {
  expect(ids(visibleRows(tree, new Map()))).toEqual(['company', 'research', 'finance']);
});

test('opens the way to the selected node, unless a person closed it', () => {
  const selected = new Set(['test', 'finance']);
  expect(ids(visibleRows(tree, new Map(), selected))).toContain('test');
  expect(ids(visibleRows(tree, new Map([['research', false]]), selected))).not.toContain('test');
});

test('tells each row its level and its place among its siblings', () => {
  const rows = visibleRows(tree, new Map([['research', true]]));
  expect(rows[3]).toMatchObject({
    level: 3,
    position: 2,
    siblings: 2,
    state: 'leaf',
    parent: 'research',
  });
});

test('finds a node by its keywords and shows the way to it only', () => {
  expect(ids(matchingRows(tree, 'PINGTAI'))).toEqual(['company', 'research', 'platform']);
  expect(matchingRows(tree, '没有')).toEqual([]);
});

test('opens nothing further below what a search found', () => {
  const [found] = matchingRows([{ id: 'region', label: '华东大区', more: true }], '华东');
  expect(found?.state).toBe('leaf');
});
