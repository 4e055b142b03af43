import { expect, test } from 'vitest';
import { levelsOf } from './levels.ts';

/** Two companies; below each of three departments are three teams with three groups each. */
function tree() {
  const organs = ['1', '2'].map((id) => organ(id, null));
  for (const top of ['1', '2']) {
    for (const department of ['a', 'b', 'c']) {
      organs.push(organ(top + department, top));
      for (const team of ['x', 'y', 'z']) {
        organs.push(organ(top + department + team, top + department));
        for (const group of ['1', '2', '3']) {
          organs.push(organ(top + department + team + group, top + department + team));
        }
      }
    }
  }
  return organs;
}

function organ(id: string, parentId: string | null) {
  return { id, parentId, code: `ORG-${id}`, name: `组织 ${id}` };
}

const idsOf = (organs: readonly { id: string }[]) => organs.map(({ id }) => id).sort();
const twoLevels = ['1', '1a', '1b', '1c', '2', '2a', '2b', '2c'];

test('a tree begins with its tops and what is directly below them', () => {
  expect(idsOf(levelsOf(tree(), { open: [] }))).toEqual(twoLevels);
});

test('what is open shows its next level and those along its way, and nothing else', () => {
  expect(idsOf(levelsOf(tree(), { open: ['1bx'] }))).toEqual(
    [...twoLevels, '1bx', '1by', '1bz', '1bx1', '1bx2', '1bx3'].sort(),
  );
});

test('an open organisation that is not there opens nothing', () => {
  expect(idsOf(levelsOf(tree(), { open: ['9'] }))).toEqual(twoLevels);
});

test('a search shows what it finds by name or code with the way there', () => {
  expect(idsOf(levelsOf(tree(), { open: [], keyword: 'org-2cz3' }))).toEqual([
    '2',
    '2c',
    '2cz',
    '2cz3',
  ]);
  expect(levelsOf(tree(), { open: [], keyword: '没有' })).toEqual([]);
});
