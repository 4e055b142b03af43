import { expect, test } from 'vitest';
import { asks, EngineBench, person } from '#tests/support/workflow/engine-bench.ts';

const admin = person('admin');

function told({ effects }: EngineBench): readonly string[] {
  return effects.flatMap((effect) => {
    if (effect.kind === 'unasked') return [`${effect.task.person.name} ${effect.why}`];
    return effect.kind === 'moved' ? [`applicant ${effect.why}`] : [];
  });
}

test('an administrator lets an open step pass, and tells who was asked and who waits', () => {
  const bench = new EngineBench([asks('one', 'AB', { several: 'and' }), asks('two', 'C')]);
  bench.approve('A');
  expect(bench.do({ kind: 'skip', node: 'two', actor: admin })).toBe('taskNotOpen');
  expect(bench.do({ kind: 'skip', node: 'one', actor: admin })).toBe('ok');
  expect(bench.open).toBe('two:C');
  expect(told(bench)).toEqual(['B skipped', 'applicant skipped']);
  expect(bench.task('A').state).toBe('approved');
  expect(bench.task('B')).toMatchObject({ state: 'skipped', reason: 'administrator' });
  expect(bench.approve('B')).toBe('taskTaken');
  bench.do({ kind: 'skip', node: 'two', actor: admin });
  expect(bench.state.status).toBe('approved');
  expect(bench.do({ kind: 'skip', node: 'two', actor: admin })).toBe('instanceEnded');
});

test('a step without anybody is let pass, and nothing holds the request then', () => {
  const bench = new EngineBench([asks('one', '', { noAssignee: 'administrator' })], {
    directory: { administrators: [] },
  });
  expect(bench.state.hold).toBe('noAssignee');
  expect(bench.do({ kind: 'skip', node: 'one', actor: admin })).toBe('ok');
  expect([bench.state.status, bench.state.hold]).toEqual(['approved', null]);
});

test('no party of a request lets a step of it pass, or chooses who decides it', () => {
  const bench = new EngineBench([asks('one', 'A')]);
  const actor = person('S');
  expect(bench.do({ kind: 'skip', node: 'one', actor })).toBe('selfApproval');
  expect(bench.do({ kind: 'reroute', node: 'one', actor })).toBe('selfApproval');
  const task = bench.task('A').id;
  expect(bench.do({ kind: 'reassign', task, to: person('B'), actor })).toBe('selfApproval');
});

test('a task goes to somebody else, and its person and the applicant hear so', () => {
  const bench = new EngineBench([asks('one', 'A')]);
  const task = bench.task('A').id;
  expect(bench.do({ kind: 'reassign', task, to: person('B'), actor: admin })).toBe('ok');
  expect([bench.open, told(bench)]).toEqual(['one:B', ['A reassigned', 'applicant reassigned']]);
});

test('the people of a step are found again as of today', () => {
  const roles = new Map([['legal', [person('A'), person('B')]]]);
  const who = [{ kind: 'role' as const, ids: ['legal'] }];
  const bench = new EngineBench([asks('one', '', { who, several: 'and' }), asks('two', 'E')], {
    directory: { roles },
  });
  bench.approve('A');
  roles.set('legal', [person('C'), person('D')]);
  expect(bench.do({ kind: 'reroute', node: 'one', actor: admin })).toBe('ok');
  expect(bench.open).toBe('one:CD');
  expect(told(bench)).toEqual(['B rerouted', 'applicant rerouted']);
  roles.set('legal', [person('D'), person('A')]);
  bench.do({ kind: 'reroute', node: 'one', actor: admin });
  // Who is still found keeps their task, and who decided is not asked once more.
  expect(bench.open).toBe('one:D');
  bench.approve('D');
  expect(bench.open).toBe('two:E');
});
