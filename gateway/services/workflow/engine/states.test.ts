import { expect, test } from 'vitest';
import type { ApprovalStatus } from '#bridge/calls/workflow/terms.ts';
import { asks, EngineBench, person } from '#tests/support/workflow/engine-bench.ts';
import type { ApprovalEvent } from './events.ts';

/** How a request of two steps gets to each of its states. */
const ways: Readonly<Record<ApprovalStatus, (bench: EngineBench) => void>> = {
  running: () => undefined,
  returned: (bench) => bench.sendBack('A', null),
  approved: (bench) => void [bench.approve('A'), bench.approve('B')],
  rejected: (bench) => bench.reject('A'),
  withdrawn: (bench) => bench.do({ kind: 'withdraw' }),
  revoking: (bench) => void [ways.approved(bench), bench.do({ kind: 'revoke' })],
  revoked: (bench) => void [ways.revoking(bench), ways.approved(bench)],
  terminated: (bench) => bench.do({ kind: 'terminate' }),
};

const statuses = Object.keys(ways) as ApprovalStatus[];

function benchAt(status: ApprovalStatus): EngineBench {
  const bench = new EngineBench([asks('one', 'A'), asks('two', 'B')], {
    withdraw: 'running',
    revoke: { days: 31, by: 'route' },
  });
  ways[status](bench);
  expect(bench.state.status).toBe(status);
  return bench;
}

/** What an event does in each state: the state after it, `=` where nothing has changed, or the code it is refused with. */
function rowOf(eventOf: (bench: EngineBench) => ApprovalEvent): string {
  const cells = statuses.map((status) => {
    const bench = benchAt(status);
    const before = structuredClone(bench.state);
    const said = bench.do(eventOf(bench));
    if (said !== 'ok') return said;
    const isSame = JSON.stringify(before) === JSON.stringify(bench.state);
    return isSame ? '=' : bench.state.status;
  });
  return cells.join(' ');
}

const [R, E, N, W] = ['instanceRunning', 'instanceEnded', 'notEditable', 'notWithdrawable'];
const heads = statuses.join(' ');

test.each<[string, (bench: EngineBench) => ApprovalEvent, string]>([
  [
    'save',
    () => ({ kind: 'save', values: { why: 'later' } }),
    `${N} returned ${E} ${E} ${E} ${N} ${E} ${E}`,
  ],
  [
    'resubmit',
    () => ({ kind: 'resubmit', values: {} }),
    `${R} running ${E} ${E} ${E} ${R} ${E} ${E}`,
  ],
  ['withdraw', () => ({ kind: 'withdraw' }), `withdrawn withdrawn ${W} ${E} = approved ${E} ${E}`],
  ['revoke', () => ({ kind: 'revoke' }), `${R} ${R} revoking ${E} ${E} ${R} = ${E}`],
  [
    'terminate',
    () => ({ kind: 'terminate' }),
    `terminated terminated ${N} ${E} ${E} approved ${E} =`,
  ],
  [
    'reassign',
    (bench) => ({ kind: 'reassign', task: lastTask(bench), to: person('C') }),
    `running ${N} ${E} ${E} ${E} revoking ${E} ${E}`,
  ],
  [
    'skip',
    () => ({ kind: 'skip', node: 'one', actor: person('admin') }),
    `running ${N} ${E} ${E} ${E} revoking ${E} ${E}`,
  ],
  [
    'reroute',
    () => ({ kind: 'reroute', node: 'one', actor: person('admin') }),
    // The same people are found.
    `= ${N} ${E} ${E} ${E} = ${E} ${E}`,
  ],
  [
    'approve',
    (bench) => ({ kind: 'approve', task: lastTask(bench), actor: person('A') }),
    `running taskNotOpen ${E} ${E} ${E} revoking ${E} ${E}`,
  ],
])(`%s: ${heads}`, (_, eventOf, row) => {
  expect(rowOf(eventOf)).toBe(row);
});

/** The open task, or the last one there was. */
function lastTask({ state: { tasks } }: EngineBench): string {
  return (tasks.find(({ state }) => state === 'open') ?? tasks.at(-1))?.id ?? '';
}

test('what is saved is kept, and asked again by its values', () => {
  const bench = benchAt('returned');
  bench.do({ kind: 'save', values: { why: 'later' } });
  expect(bench.state).toMatchObject({ values: { why: 'later' }, valuesRound: bench.state.round });
  bench.do({ kind: 'resubmit', values: bench.state.values });
  expect([bench.state.status, bench.open]).toEqual(['running', 'one:A']);
});
