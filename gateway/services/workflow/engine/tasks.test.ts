import { expect, test } from 'vitest';
import { asks, EngineBench, person } from '#tests/support/workflow/engine-bench.ts';
import type { ApprovalEvent } from './events.ts';

/** A running approval with a task of A in each of its states. */
const ways: Readonly<Record<string, () => EngineBench>> = {
  waiting: () => new EngineBench([asks('one', 'BA', { several: 'order' })]),
  open: () => new EngineBench([asks('one', 'A'), asks('two', 'C')]),
  decided: () => {
    const bench = new EngineBench([asks('one', 'AB', { several: 'and' })]);
    bench.approve('A');
    return bench;
  },
  closed: () => {
    const bench = new EngineBench([asks('one', 'AB'), asks('two', 'C')]);
    bench.approve('B');
    return bench;
  },
  skipped: () => {
    const bench = new EngineBench([asks('one', 'A'), asks('two', 'AB', { several: 'and' })]);
    bench.approve('A');
    return bench;
  },
  ended: () => {
    const bench = new EngineBench([asks('one', 'AB')]);
    bench.approve('B');
    return bench;
  },
};

type OfTask = Extract<ApprovalEvent, { readonly task: string }>;
type EventOf = (at: { task: string; actor: ReturnType<typeof person> }) => OfTask;

const add =
  (place: 'before' | 'after' | 'beside'): EventOf =>
  (at) => ({ kind: 'add', ...at, people: [person('D')], place, mode: 'and' });

test.each<[string, EventOf]>([
  ['approve', (at) => ({ kind: 'approve', ...at })],
  ['reject', (at) => ({ kind: 'reject', ...at })],
  ['return', (at) => ({ kind: 'return', ...at, target: null, how: 'walk' })],
  ['transfer', (at) => ({ kind: 'transfer', ...at, to: person('D') })],
  ['add before', add('before')],
  ['add after', add('after')],
  ['add beside', add('beside')],
])('a task is open or its act is refused: %s', (_, eventOf) => {
  const row = Object.values(ways).map((way) => {
    const bench = way();
    const before = structuredClone(bench.state);
    const said = bench.do(eventOf({ task: bench.task('A').id, actor: person('A') }));
    if (said !== 'ok') expect(bench.state).toEqual(before);
    return said;
  });
  expect(row).toEqual([
    'taskNotOpen',
    'ok',
    'taskNotOpen',
    'taskTaken',
    'taskTaken',
    'instanceEnded',
  ]);
});

test('a decision alone is taken back', () => {
  const row = Object.values(ways).map((way) => way().takeBack('A'));
  expect(row).toEqual([
    'taskNotOpen',
    'taskNotOpen',
    'ok',
    'taskNotOpen',
    'taskNotOpen',
    'instanceEnded',
  ]);
});
