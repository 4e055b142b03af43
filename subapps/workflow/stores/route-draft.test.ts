import { expect, test } from 'vitest';
import type { Route } from '#bridge/calls/workflow/route.ts';
import {
  addNode,
  blockOf,
  changeNode,
  drawOn,
  moveNode,
  type NodeKind,
  redo,
  removeNode,
  undo,
} from './route-draft.ts';

const words = {
  approve: 'approve',
  handle: 'handle',
  copy: 'copy',
  condition: 'condition',
  parallel: 'parallel',
  branch: 'branch',
  default: 'else',
};

function draw() {
  let serial = 0;
  let route: Route = { nodes: [], withdraw: 'beforeFirst' };
  return {
    get route() {
      return route;
    },
    add(kind: NodeKind, branch: string | null = null, after: string | null = null) {
      const added = addNode(route, { branch, after }, kind, words, () => `n${++serial}`);
      route = added.route;
      return added.id;
    },
    set(next: Route) {
      route = next;
    },
    ids: (branch: string | null = null) => blockOf(route, branch).map(({ id }) => id),
  };
}

test('nodes go where they are put, and move within their block', () => {
  const board = draw();
  const first = board.add('approve');
  const second = board.add('approve', null, first);
  const between = board.add('copy', null, first);
  expect(board.ids()).toEqual([first, between, second]);
  board.set(moveNode(board.route, second, -1));
  expect(board.ids()).toEqual([first, second, between]);
  expect(moveNode(board.route, between, 1)).toEqual(board.route);
});

test('what is in a branch goes with it', () => {
  const board = draw();
  const split = board.add('condition');
  const node = board.route.nodes[0];
  if (node?.kind !== 'condition') throw new Error('a condition was added');
  const [one, other] = node.branches;
  const inner = board.add('approve', one?.id ?? '');
  const kept = board.add('approve', other?.id ?? '');
  expect(board.ids(one?.id ?? '')).toEqual([inner]);
  const third = { id: 'third', name: 'third', when: [] };
  board.set(changeNode(board.route, { ...node, branches: [third, ...node.branches.slice(1)] }));
  expect(board.route.nodes.map(({ id }) => id)).toEqual([kept, split]);
  expect(removeNode(board.route, split).nodes).toEqual([]);
});

test('steps are taken back and done again', () => {
  const drawn = drawOn(drawOn({ past: [], now: 1, future: [] }, 2), 3);
  const back = undo(undo(drawn));
  expect([back.now, redo(back).now, undo(back).now]).toEqual([1, 2, 1]);
  expect(drawOn(back, 9)).toEqual({ past: [1], now: 9, future: [] });
});
