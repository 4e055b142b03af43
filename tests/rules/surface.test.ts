import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gatewayThreats, heldForAll, shellThreats, threats } from '#bridge/methods/threats.ts';
import { root } from '../support/source-files.ts';
import { changesBetween, sayChanges } from '../surface/changes.ts';
import { coveringTests } from '../surface/covering-tests.ts';
import { describeSurface, methodsByCaller, withNumber } from '../surface/surface.ts';
import { readTestTitles } from '../surface/test-titles.ts';

const methods = [...methodsByCaller.app, ...methodsByCaller.shell];

test('bridge/SURFACE.md is what `npm run surface` writes', async () => {
  const kept = await readFile(join(root, 'bridge/SURFACE.md'), 'utf8').catch(() => '');
  expect(sayChanges(changesBetween(kept, await describeSurface()))).toBe(
    'The surface is the same.',
  );
  expect(kept).toBe(await describeSurface());
});

test('every method of the bridge is covered by tests that exist', () => {
  const titles = new Set(readTestTitles().map(({ title }) => title));
  const bare = methods.filter(({ name }) => (coveringTests[name] ?? []).length === 0);
  expect(bare.map(({ name }) => name)).toEqual([]);
  const missing = Object.values(coveringTests)
    .flat()
    .filter((title) => !titles.has(title));
  expect(missing).toEqual([]);
  const known = new Set(methods.map(({ name }) => name));
  expect(Object.keys(coveringTests).filter((name) => !known.has(name))).toEqual([]);
});

test('every threat that is considered is tried by a test', () => {
  const tests = readTestTitles();
  const considered = new Set<string>([
    ...heldForAll,
    ...methods.flatMap((method) => method.threats),
  ]);
  expect(Object.keys(threats).filter((one) => !considered.has(one))).toEqual([]);
  for (const number of Object.keys({ ...shellThreats, ...gatewayThreats }))
    expect([number, withNumber(tests, number).length > 0]).toEqual([number, true]);
  expect([...considered].filter((number) => withNumber(tests, number).length === 0)).toEqual([]);
});

test('what changed between two states is told by entry, with its lines', () => {
  const before = '# a\n\n### tabs.open\n\nOpens.\n- Limits: 30\n\n### tabs.pin\n\nPins.\n';
  const after = '# a\n\n### tabs.open\n\nOpens.\n- Limits: 60\n\n### tabs.badge\n\nCounts.\n';
  expect(sayChanges(changesBetween(before, after)).split('\n')).toEqual([
    'changed: tabs.open',
    '  - - Limits: 30',
    '  + - Limits: 60',
    '',
    'removed: tabs.pin',
    '  - Pins.',
    '',
    'added: tabs.badge',
    '  + Counts.',
  ]);
});
