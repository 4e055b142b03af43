import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../support/source-files.ts';

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, and which numbers are of level 3. */
const sections: Readonly<Record<string, readonly [last: number, ...level3: number[]]>> = {
  '6.1': [3],
  '6.2': [12],
  '6.3': [8, 5, 6, 7, 8],
  '6.4': [6, 5, 6],
  '6.5': [8, 6, 7, 8],
  '6.6': [4, 4],
  '6.8': [4],
  '7.1': [3],
  '7.2': [4],
  '7.3': [2],
  '7.4': [5],
  '7.5': [3, 3],
  '7.6': [2],
  '8.1': [4, 3, 4],
  '8.2': [4, 4],
  '8.3': [3, 2, 3],
  '8.4': [2, 2],
  '10.1': [2],
  '10.2': [3, 3],
  '10.3': [5, 5],
  '10.4': [16, 12, 13, 14, 15, 16],
  '10.5': [5],
  '10.6': [2],
  '10.7': [3],
};

const required = Object.entries(sections).flatMap(([section, [last, ...level3]]) =>
  Array.from({ length: last }, (_, at) => at + 1)
    .filter((number) => !level3.includes(number))
    .map((number) => `${section}.${number}`),
);

const kinds = ['tests', 'doc', 'reason'] as const;
type Entry = Partial<Record<(typeof kinds)[number], string>>;

/** Reads the two levels of names that the file has. */
function readEntries(text: string): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  let open: Entry = {};
  for (const line of text.split('\n')) {
    const [, id] = /^(\d+\.\d+\.\d+):$/.exec(line) ?? [];
    const [, name, value] = /^ {2}(\w+): (\S.*)$/.exec(line) ?? [];
    const kind = kinds.find((one) => one === name);
    if (id !== undefined) {
      expect(entries.has(id), `${id} is there once`).toBe(false);
      open = {};
      entries.set(id, open);
    } else if (kind !== undefined) open[kind] = value ?? '';
    else if (line !== '' && !line.startsWith('#')) throw new Error(`What is this line? ${line}`);
  }
  return entries;
}

const entries = readEntries(readFileSync(`${root}tests/security/asvs.yaml`, 'utf8'));

test('every requirement of levels 1 and 2 is in the list, and no other', () => {
  expect([...entries.keys()].toSorted()).toEqual(required.toSorted());
});

test('every requirement has a test, a document or a reason, and the files are there', () => {
  const empty = [...entries].filter(([, entry]) => Object.keys(entry).length === 0);
  expect(empty).toEqual([]);
  const files = [...entries.values()].flatMap(({ tests = '', doc = '' }) =>
    `${tests}, ${doc}`.split(', ').filter(Boolean),
  );
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((path) => !existsSync(root + path))).toEqual([]);
});
