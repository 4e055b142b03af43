import { describe, expect, test } from 'vitest';
import { asks, EngineBench, person } from '#tests/support/workflow/engine-bench.ts';

describe('other people', () => {
  test('36: a transfer goes neither to a party nor to somebody who is asked already', () => {
    const bench = new EngineBench([asks('one', 'AB', { several: 'and' })]);
    expect([bench.transfer('A', 'S'), bench.transfer('A', 'B')]).toEqual([
      'selfApproval',
      'targetNotAllowed',
    ]);
    expect([bench.transfer('A', 'C'), bench.open]).toEqual(['ok', 'one:BC']);
    bench.approve('B');
    expect([bench.approve('A'), bench.approve('C'), bench.state.status]).toEqual([
      'taskNotOpen',
      'ok',
      'approved',
    ]);
  });

  test('37: added after, a step waits for them too; added beside an or, one is enough', () => {
    const bench = new EngineBench([asks('one', 'AB', { several: 'and' }), asks('two', 'D')]);
    bench.add('A', 'C', 'after');
    expect(bench.open).toBe('one:BC');
    bench.approve('B');
    expect(bench.open).toBe('one:C');
    bench.approve('C');
    expect(bench.open).toBe('two:D');
    const beside = new EngineBench([asks('one', 'A')]);
    beside.add('A', 'C', 'beside');
    beside.approve('C');
    expect(beside.state.status).toBe('approved');
  });

  test('no one is added to a vote: the people of the route decide it', () => {
    const bench = new EngineBench([asks('one', 'AB', { several: 'vote' })]);
    for (const place of ['before', 'after', 'beside'] as const) {
      expect(bench.add('A', 'CD', place)).toBe('targetNotAllowed');
    }
    expect(bench.open).toBe('one:AB');
  });

  test('added before, they decide first, and their no refuses the step', () => {
    const bench = new EngineBench([asks('one', 'A')]);
    bench.add('A', 'CD', 'before', 'order');
    expect([bench.open, bench.approve('A')]).toEqual(['one:C', 'taskNotOpen']);
    bench.approve('C');
    bench.approve('D');
    expect(bench.open).toBe('one:A');
    const no = new EngineBench([asks('one', 'A')]);
    no.add('A', 'C', 'before');
    no.reject('C');
    expect(no.state.status).toBe('rejected');
  });

  test('38: a stand-in decides for somebody, and no party does', () => {
    const bench = new EngineBench([asks('one', 'A')]);
    const task = bench.task('A').id;
    expect(bench.do({ kind: 'approve', task, actor: person('S') })).toBe('selfApproval');
    expect(bench.do({ kind: 'approve', task, actor: person('B') })).toBe('ok');
    expect(bench.task('A').decidedBy).toEqual(person('B'));
  });
});

describe('sending back', () => {
  const three = () => {
    const bench = new EngineBench([asks('one', 'A'), asks('two', 'B'), asks('three', 'C')]);
    bench.approve('A');
    bench.approve('B');
    return bench;
  };

  test('29: from the start everything is asked again, or only the one who sent it back', () => {
    const walk = three();
    walk.sendBack('C', null, 'walk');
    expect([walk.state.status, walk.open, walk.approve('C')]).toEqual([
      'returned',
      '',
      'taskNotOpen',
    ]);
    walk.do({ kind: 'resubmit', values: {} });
    expect([walk.open, walk.state.round]).toEqual(['one:A', 2]);
    const direct = three();
    direct.sendBack('C', null, 'direct');
    direct.do({ kind: 'resubmit', values: {} });
    expect(direct.open).toBe('three:C');
  });

  test('30: to a step, and from there straight back', () => {
    const bench = three();
    bench.sendBack('C', 'one', 'direct');
    expect(bench.open).toBe('one:A');
    bench.approve('A');
    expect(bench.open).toBe('three:C');
    const walk = three();
    walk.sendBack('C', 'one', 'walk');
    walk.approve('A');
    expect(walk.open).toBe('two:B');
  });

  test('31: the others of the step are closed', () => {
    const bench = new EngineBench([asks('one', 'A'), asks('two', 'BCD', { several: 'and' })]);
    bench.approve('A');
    bench.sendBack('C', 'one');
    expect([bench.open, bench.task('B').state, bench.task('C').state]).toEqual([
      'one:A',
      'closed',
      'returned',
    ]);
  });

  test('32: never into a branch beside one’s own, and from before a split both branches are asked again', () => {
    const bench = new EngineBench([
      asks('one', 'A'),
      {
        id: 'split',
        branch: null,
        name: 'split',
        kind: 'parallel',
        branches: [
          { id: 'left', name: 'left' },
          { id: 'right', name: 'right' },
        ],
      },
      asks('l1', 'B', { branch: 'left' }),
      asks('l2', 'C', { branch: 'left' }),
      asks('r1', 'D', { branch: 'right' }),
      asks('end', 'E'),
    ]);
    bench.approve('A');
    bench.approve('B');
    expect(bench.open).toBe('r1:D l2:C');
    expect(bench.sendBack('D', 'l1')).toBe('targetNotAllowed');
    expect(bench.sendBack('C', 'l1')).toBe('ok');
    expect(bench.open).toBe('r1:D l1:B');
    expect(bench.sendBack('D', 'one', 'direct')).toBe('ok');
    expect(bench.open).toBe('one:A');
    bench.approve('A');
    expect(bench.open).toBe('l1:B r1:D');
    for (const name of 'BCD') bench.approve(name);
    expect(bench.open).toBe('end:E');
  });

  test('a changed value that turns a condition is asked again in spite of a direct return', () => {
    const bench = new EngineBench(
      [
        asks('one', 'A'),
        {
          id: 'if',
          branch: null,
          name: 'if',
          kind: 'condition',
          branches: [
            {
              id: 'much',
              name: 'much',
              when: [[{ field: 'sum', is: 'atLeast', values: ['100'] }]],
            },
            { id: 'little', name: 'little', when: [] },
          ],
        },
        asks('boss', 'B', { branch: 'much' }),
        asks('end', 'C'),
      ],
      { values: { sum: '20' } },
    );
    bench.approve('A');
    bench.sendBack('C', null, 'direct');
    bench.do({ kind: 'resubmit', values: { sum: '100' } });
    expect(bench.open).toBe('boss:B');
  });
});

describe('ending', () => {
  test('34: is withdrawn before the first decision alone, by that rule', () => {
    const first = new EngineBench([asks('one', 'A'), asks('two', 'B')]);
    expect([first.do({ kind: 'withdraw' }), first.state.status, first.open]).toEqual([
      'ok',
      'withdrawn',
      '',
    ]);
    const later = new EngineBench([asks('one', 'A'), asks('two', 'B')]);
    later.approve('A');
    expect(later.do({ kind: 'withdraw' })).toBe('notWithdrawable');
    const always = new EngineBench([asks('one', 'A'), asks('two', 'B')], { withdraw: 'running' });
    always.approve('A');
    expect(always.do({ kind: 'withdraw' })).toBe('ok');
    later.approve('B');
    expect(later.do({ kind: 'withdraw' })).toBe('notWithdrawable');
  });

  test('35: approved, it is revoked by the same route, or stays where that refuses', () => {
    const bench = new EngineBench([asks('one', 'A'), asks('two', 'B')], {
      revoke: { days: 31, by: 'route' },
    });
    bench.approve('A');
    expect(bench.do({ kind: 'revoke' })).toBe('instanceRunning');
    bench.approve('B');
    expect(bench.do({ kind: 'revoke' })).toBe('ok');
    expect([bench.state.status, bench.open]).toEqual(['revoking', 'one:A']);
    bench.approve('A');
    const { id: task } = bench.task('B');
    expect(bench.do({ kind: 'reject', task, actor: person('B') })).toBe('ok');
    expect([bench.state.status, bench.open, bench.effects]).toEqual([
      'approved',
      '',
      [{ kind: 'kept', byApplicant: false }],
    ]);
    bench.do({ kind: 'revoke' });
    bench.approve('A');
    bench.approve('B');
    expect(bench.state.status).toBe('revoked');
    expect(bench.do({ kind: 'revoke' })).toBe('ok');
  });

  test('a refusal may send it back to the applicant instead of ending it', () => {
    const bench = new EngineBench([asks('one', 'A', { refuse: 'start' })]);
    bench.reject('A');
    expect(bench.state.status).toBe('returned');
    bench.do({ kind: 'resubmit', values: {} });
    expect([bench.open, bench.do({ kind: 'resubmit', values: {} })]).toEqual([
      'one:A',
      'instanceRunning',
    ]);
  });

  test('an administrator gives a task to another, or ends it', () => {
    const bench = new EngineBench([asks('one', 'A')]);
    bench.do({ kind: 'reassign', task: bench.task('A').id, to: person('B') });
    expect(bench.open).toBe('one:B');
    bench.do({ kind: 'terminate' });
    expect([bench.state.status, bench.do({ kind: 'terminate' })]).toEqual(['terminated', 'ok']);
    expect(bench.effects).toEqual([]);
  });
});
