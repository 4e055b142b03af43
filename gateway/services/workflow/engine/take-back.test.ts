import { expect, test } from 'vitest';
import { asks, EngineBench, person } from '#tests/support/workflow/engine-bench.ts';

/** Whose task is lost by the last act, and why. */
function lost({ effects }: EngineBench): readonly string[] {
  return effects.flatMap((effect) =>
    effect.kind === 'unasked' ? [`${effect.task.person.name} ${effect.why}`] : [],
  );
}

test('an approval is taken back until the next step has decided', () => {
  const bench = new EngineBench([asks('one', 'A'), asks('two', 'BC', { several: 'and' })]);
  bench.approve('A');
  expect(bench.open).toBe('two:BC');
  expect(bench.takeBack('A')).toBe('ok');
  expect([bench.open, lost(bench)]).toEqual(['one:A', ['B takenBack', 'C takenBack']]);
  expect(bench.takeBack('A')).toBe('taskNotOpen');
  bench.approve('A');
  bench.approve('B');
  expect(bench.takeBack('A')).toBe('taskNotOpen');
  bench.approve('C');
  expect([bench.state.status, bench.takeBack('B')]).toEqual(['approved', 'instanceEnded']);
});

test('no one takes back what another decided, nor what was rejected or sent back', () => {
  const bench = new EngineBench([asks('one', 'A'), asks('two', 'B')]);
  bench.approve('A');
  expect(bench.takeBack('A', 'B')).toBe('notYourTask');
  bench.sendBack('B', 'one');
  expect(bench.takeBack('B')).toBe('taskNotOpen');
  bench.approve('A');
  bench.sendBack('B', null);
  expect(bench.takeBack('A')).toBe('taskNotOpen');
});

test('those whom a decision left out are asked again with it', () => {
  const bench = new EngineBench([asks('one', 'AB'), asks('two', 'C')]);
  bench.approve('A');
  expect(bench.takeBack('A')).toBe('ok');
  expect(bench.open).toBe('one:AB');
  expect(bench.approve('B')).toBe('ok');
  expect(bench.open).toBe('two:C');
});

test('in order the one after waits again, and the first is asked alone', () => {
  const bench = new EngineBench([asks('one', 'AB', { several: 'order' })]);
  bench.approve('A');
  expect(bench.open).toBe('one:B');
  expect(bench.takeBack('A')).toBe('ok');
  expect([bench.open, lost(bench)]).toEqual(['one:A', ['B takenBack']]);
  bench.approve('A');
  bench.approve('B');
  expect(bench.state.status).toBe('approved');
});

test('who approved and added others after takes both back', () => {
  const bench = new EngineBench([asks('one', 'A'), asks('two', 'C')]);
  bench.add('A', 'D', 'after');
  expect(bench.open).toBe('one:D');
  expect(bench.takeBack('A')).toBe('ok');
  expect(bench.open).toBe('one:A');
  bench.approve('A');
  expect(bench.open).toBe('two:C');
});

test('who was asked before another takes it back while that one waits', () => {
  const bench = new EngineBench([asks('one', 'A'), asks('two', 'C')]);
  bench.add('A', 'DE', 'before');
  bench.approve('D');
  bench.approve('E');
  expect(bench.open).toBe('one:A');
  expect(bench.takeBack('E')).toBe('ok');
  expect(bench.open).toBe('one:E');
  bench.approve('E');
  bench.approve('A');
  expect(bench.takeBack('E')).toBe('taskNotOpen');
});

test('a condition and a skipped step are walked again after it', () => {
  const bench = new EngineBench([
    asks('one', 'A'),
    asks('two', 'A', { again: 'previous' }),
    asks('three', 'B'),
  ]);
  bench.approve('A', 'one');
  expect(bench.open).toBe('three:B');
  expect(bench.takeBack('A', 'A', 'one')).toBe('ok');
  expect(bench.open).toBe('one:A');
  const { id: task } = bench.task('A', 'one');
  bench.do({ kind: 'transfer', task, actor: person('A'), to: person('D') });
  bench.approve('D');
  expect(bench.open).toBe('two:A');
});

test('an administrator’s skip of the next step is a decision', () => {
  const bench = new EngineBench([asks('one', 'A'), asks('two', 'B'), asks('three', 'C')]);
  bench.approve('A');
  bench.do({ kind: 'skip', node: 'two', actor: person('admin') });
  expect(bench.open).toBe('three:C');
  expect(bench.takeBack('A')).toBe('taskNotOpen');
});

test('a vote is open again without the one that carried it', () => {
  const bench = new EngineBench([asks('one', 'ABC', { several: 'vote' }), asks('two', 'D')]);
  bench.approve('A');
  bench.approve('B');
  expect(bench.takeBack('B')).toBe('ok');
  expect(bench.open).toBe('one:BC');
});

test('a vote that the others carry is not taken back', () => {
  const who = ['A', 'B', 'C'].map((id) => ({
    kind: 'people' as const,
    ids: [id],
    votes: id === 'B' ? 2 : 1,
  }));
  const bench = new EngineBench([
    asks('one', '', { who, several: 'vote', threshold: 50 }),
    asks('two', 'D'),
  ]);
  bench.approve('A');
  bench.approve('B');
  expect(bench.takeBack('A')).toBe('taskNotOpen');
  expect(bench.open).toBe('two:D');
});

test('who added somebody removes them while they have not decided', () => {
  const bench = new EngineBench([asks('one', 'A'), asks('two', 'C')]);
  bench.add('A', 'D', 'before');
  expect(bench.remove('A', 'D')).toBe('ok');
  expect([bench.open, lost(bench)]).toEqual(['one:A', ['D removed']]);
  const gone = structuredClone(bench.state);
  expect([bench.remove('A', 'D'), bench.state]).toEqual(['ok', gone]);
  bench.add('A', 'DE', 'after');
  expect(bench.remove('D', 'E')).toBe('notYourTask');
  bench.approve('D');
  expect(bench.remove('A', 'D')).toBe('targetNotAllowed');
  expect(bench.remove('A', 'E')).toBe('ok');
  expect(bench.open).toBe('two:C');
});

test('one who was removed can be added again, and one beside goes too', () => {
  const bench = new EngineBench([asks('one', 'A', { several: 'and' })]);
  bench.add('A', 'D', 'beside');
  expect(bench.open).toBe('one:AD');
  bench.remove('A', 'D');
  expect(bench.open).toBe('one:A');
  expect(bench.add('A', 'D', 'beside')).toBe('ok');
  bench.approve('A');
  expect(bench.remove('A', 'D')).toBe('ok');
  expect(bench.state.status).toBe('approved');
});

test('of those a route asks no one is removed', () => {
  const bench = new EngineBench([asks('one', 'AB', { several: 'and' })]);
  expect(bench.remove('A', 'B')).toBe('notYourTask');
});
