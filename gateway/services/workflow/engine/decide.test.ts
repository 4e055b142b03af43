import { describe, expect, test } from 'vitest';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { asks, EngineBench, person } from '#tests/support/workflow/engine-bench.ts';

describe('starting', () => {
  test('1: opens the first step and leaves the second', () => {
    const bench = new EngineBench([asks('one', 'AB'), asks('two', 'C')]);
    expect([bench.state.status, bench.open]).toEqual(['running', 'one:AB']);
    expect(bench.effects.map(({ kind }) => kind)).toEqual(['opened', 'opened']);
  });

  test('12: is approved at once where every step goes by, and says why', () => {
    const empty = stepOf({
      id: 'one',
      name: 'one',
      who: [{ kind: 'role', ids: ['empty'] }],
      noAssignee: 'pass',
    });
    const bench = new EngineBench([empty]);
    expect(bench.state.status).toBe('approved');
    expect(bench.effects).toEqual([
      { kind: 'skipped', node: 'one', person: null, reason: 'noAssignee' },
      { kind: 'ended', outcome: 'approved' },
    ]);
  });

  test('28: takes the branch that holds by exact decimals, and else the default', () => {
    const route = (days: string) =>
      new EngineBench(
        [
          {
            id: 'if',
            branch: null,
            name: 'if',
            kind: 'condition',
            branches: [
              {
                id: 'long',
                name: 'long',
                when: [[{ field: 'days', is: 'above', values: ['3.00'] }]],
              },
              { id: 'short', name: 'short', when: [] },
            ],
          },
          asks('boss', 'A', { branch: 'long' }),
          asks('lead', 'B', { branch: 'short' }),
          asks('end', 'C'),
        ],
        { values: { days } },
      );
    expect([route('3').open, route('3.01').open, route('10').open, route('').open]).toEqual([
      'lead:B',
      'boss:A',
      'boss:A',
      'lead:B',
    ]);
  });
});

describe('several people', () => {
  test('13: or counts the first decision, either way, and closes the others', () => {
    const yes = new EngineBench([asks('one', 'ABC')]);
    expect(yes.approve('A')).toBe('ok');
    expect(yes.state.tasks.map(({ state }) => state)).toEqual(['approved', 'closed', 'closed']);
    expect(yes.state.status).toBe('approved');
    const no = new EngineBench([asks('one', 'ABC'), asks('two', 'D')]);
    no.reject('B');
    expect([no.state.status, no.open]).toEqual(['rejected', '']);
  });

  test('14: the second of two gets a clear answer, and the next step is entered once', () => {
    const bench = new EngineBench([asks('one', 'AB'), asks('two', 'D')]);
    bench.approve('A');
    expect([bench.approve('B'), bench.open]).toEqual(['taskTaken', 'two:D']);
    expect(bench.state.tasks.filter(({ node }) => node === 'two')).toHaveLength(1);
  });

  test('15: and passes once with the last, and ends with the first no', () => {
    const bench = new EngineBench([asks('one', 'ABC', { several: 'and' }), asks('two', 'D')]);
    bench.approve('A');
    bench.approve('B');
    expect(bench.open).toBe('one:C');
    bench.approve('C');
    expect(bench.open).toBe('two:D');
    const no = new EngineBench([asks('one', 'AB', { several: 'and' })]);
    no.reject('A');
    expect([no.approve('B'), no.state.status]).toEqual(['instanceEnded', 'rejected']);
  });

  test('16: in order nobody comes before their turn', () => {
    const bench = new EngineBench([asks('one', 'AB', { several: 'order' })]);
    expect([bench.open, bench.approve('B')]).toEqual(['one:A', 'taskNotOpen']);
    bench.approve('A');
    expect([bench.open, bench.approve('B'), bench.state.status]).toEqual([
      'one:B',
      'ok',
      'approved',
    ]);
  });

  test('17: a vote passes once enough said yes, and is refused once it cannot be reached', () => {
    const bench = new EngineBench([asks('one', 'ABC', { several: 'vote' }), asks('two', 'D')]);
    bench.reject('A');
    expect([bench.state.status, bench.open]).toEqual(['running', 'one:BC']);
    bench.approve('B');
    expect(bench.open).toBe('one:C');
    bench.approve('C');
    expect(bench.open).toBe('two:D');
    const no = new EngineBench([asks('one', 'ABC', { several: 'vote' })]);
    no.reject('A');
    no.reject('B');
    expect([no.state.status, no.task('C').state]).toEqual(['rejected', 'closed']);
    const all = new EngineBench([asks('one', 'AB', { several: 'vote', threshold: 100 })]);
    all.reject('A');
    expect(all.state.status).toBe('rejected');
  });

  test('17: votes weigh by the rule that found their people', () => {
    const weighed = stepOf({
      id: 'one',
      name: 'one',
      several: 'vote',
      who: [
        { kind: 'people', ids: ['A'], votes: 3 },
        { kind: 'people', ids: ['B', 'C'] },
      ],
    });
    const bench = new EngineBench([weighed, asks('two', 'D')]);
    bench.approve('A');
    expect(bench.open).toBe('two:D');
    const no = new EngineBench([weighed]);
    no.approve('B');
    expect(no.state.status).toBe('running');
    no.reject('A');
    expect(no.state.status).toBe('rejected');
  });

  test('17: half of the votes and one more are enough, however many there are', () => {
    const who = [
      { kind: 'people' as const, ids: ['A'], votes: 26 },
      { kind: 'people' as const, ids: ['B'], votes: 25 },
    ];
    const halves = stepOf({ id: 'one', name: 'one', several: 'vote', who });
    const bench = new EngineBench([halves, asks('two', 'D')]);
    bench.approve('A');
    expect(bench.open).toBe('two:D');
    const still = new EngineBench([halves]);
    still.reject('B');
    expect(still.state.status).toBe('running');
    const half = new EngineBench([asks('one', 'AB', { several: 'vote' })]);
    half.approve('A');
    expect(half.open).toBe('one:B');
  });

  test('18: of each group as many have to agree as the step says, and no more than there are', () => {
    const groups = stepOf({
      id: 'one',
      name: 'one',
      several: 'each',
      need: 2,
      who: [
        { kind: 'role', ids: ['legal'] },
        { kind: 'people', ids: ['D'] },
      ],
    });
    const bench = new EngineBench([groups, asks('two', 'F')]);
    bench.approve('A');
    bench.approve('D');
    expect(bench.open).toBe('one:BC');
    bench.approve('C');
    expect(bench.open).toBe('two:F');
  });

  test('18: one of each group has to agree, however many of another did', () => {
    const groups = stepOf({
      id: 'one',
      name: 'one',
      several: 'each',
      who: [
        { kind: 'role', ids: ['legal'] },
        { kind: 'people', ids: ['D', 'E'] },
      ],
    });
    const bench = new EngineBench([groups, asks('two', 'F')]);
    bench.approve('A');
    bench.approve('B');
    expect(bench.open).toBe('one:CDE');
    bench.approve('E');
    expect(bench.open).toBe('two:F');
    expect([bench.task('C').state, bench.task('D').state]).toEqual(['closed', 'closed']);
  });

  test('one of each group is never decided without a group that has no one', () => {
    const groups = stepOf({
      id: 'one',
      name: 'one',
      several: 'each',
      noAssignee: 'block',
      who: [
        { kind: 'role', ids: ['empty'] },
        { kind: 'people', ids: ['D'] },
      ],
    });
    const { state, open } = new EngineBench([groups], { directory: { administrators: [] } });
    expect([state.status, state.hold, open]).toEqual(['running', 'noAssignee', '']);
  });

  test('26: managers in a row are asked one after the other, as far as there are any', () => {
    const step = stepOf({ id: 'one', name: 'one', who: [{ kind: 'managers', level: 3 }] });
    const bench = new EngineBench([step, asks('two', 'D')]);
    expect(bench.open).toBe('one:M');
    bench.approve('M');
    expect(bench.open).toBe('one:N');
    bench.approve('N');
    expect(bench.open).toBe('two:D');
  });
});

describe('who is asked', () => {
  const leader = (more: object = {}) =>
    stepOf({ id: 'one', name: 'one', who: [{ kind: 'leader', level: 1 }], ...more });

  test('19: a vacancy goes to the next higher leader', () => {
    const bench = new EngineBench([leader()], { directory: { leaders: [null, person('O')] } });
    expect(bench.open).toBe('one:O');
    expect(bench.state.nodes.one?.note).toBe('noAssignee');
  });

  test('21: nobody found later goes to an administrator, or holds the approval', () => {
    const none = { leaders: [], managers: [], starterManagers: [] };
    const bench = new EngineBench([asks('zero', 'A'), leader()], { directory: none });
    bench.approve('A');
    expect(bench.open).toBe('one:admin');
    const held = new EngineBench([leader()], { directory: { ...none, administrators: [] } });
    expect([held.state.status, held.state.hold]).toEqual(['running', 'noAssignee']);
  });

  test('22 and 23: nobody decides their own request, nor one about them', () => {
    const own = new EngineBench([leader()], { directory: { leaders: [person('S'), person('O')] } });
    expect(own.open).toBe('one:O');
    const about = new EngineBench([asks('one', 'X')], { subject: person('X') });
    expect(about.open).toBe('one:M');
    const dropped = new EngineBench([asks('one', 'XA', { own: 'drop' })], { subject: person('X') });
    expect(dropped.open).toBe('one:A');
  });

  test('24: where the head of the company has no one above, the fallback is asked, or it is blocked', () => {
    const none = { leaders: [], managers: [], starterManagers: [] };
    const head = { ...none, leaders: [person('S')] };
    expect(new EngineBench([leader()], { directory: head }).open).toBe('one:admin');
    const blocked = new EngineBench([leader({ noAssignee: 'block' })], {
      directory: { ...head, administrators: [] },
    });
    expect([blocked.open, blocked.state.hold]).toEqual(['', 'noAssignee']);
  });

  test('25: who approved just before is not asked again, unless there is something to fill in', () => {
    const bench = new EngineBench([asks('one', 'A'), asks('two', 'A'), asks('three', 'B')]);
    bench.approve('A');
    expect(bench.open).toBe('three:B');
    expect(bench.task('A', 'two')).toMatchObject({ state: 'skipped', reason: 'again' });
    const asked = new EngineBench([
      asks('one', 'A'),
      asks('two', 'A', { rights: { days: 'write' } }),
    ]);
    asked.approve('A');
    expect(asked.open).toBe('two:A');
  });

  test('25: who approved any step before is not asked again by that policy alone', () => {
    const nodes = (again: 'previous' | 'any') => [
      asks('one', 'A'),
      asks('two', 'B'),
      asks('three', 'A', { again }),
    ];
    const later = (again: 'previous' | 'any') => {
      const bench = new EngineBench(nodes(again));
      bench.approve('A');
      bench.approve('B');
      return bench.state.status;
    };
    expect([later('previous'), later('any')]).toEqual(['running', 'approved']);
  });

  test('27 and more: a choice, a post, the leader of an organisation in a field', () => {
    const chosen = stepOf({ id: 'one', name: 'one', who: [{ kind: 'choice', ids: [], most: 2 }] });
    expect(new EngineBench([chosen], { chosen: { one: [person('G')] } }).open).toBe('one:G');
    const field = stepOf({
      id: 'one',
      name: 'one',
      who: [{ kind: 'organLeader', field: 'organ' }],
    });
    expect(new EngineBench([field], { values: { organ: 'sales' } }).open).toBe('one:Q');
    const handle = stepOf({ id: 'one', name: 'one', kind: 'handle', who: [{ kind: 'applicant' }] });
    expect(new EngineBench([handle]).open).toBe('one:S');
  });
});
