import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asks, EngineBench, person } from '#tests/support/workflow/engine-bench.ts';
import { NaiveModel } from '#tests/support/workflow/naive-model.ts';

const letters = 'ABCDEFGHXYZ';

const plans = fc
  .array(
    fc.record({
      mode: fc.constantFrom('or', 'and', 'order'),
      count: fc.integer({ min: 1, max: 3 }),
    }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((steps) => {
    let next = 0;
    return steps.map(({ mode, count }) => {
      const names = letters.slice(next, next + count).split('');
      next += count;
      return { mode, names };
    });
  });

const acts = fc.array(
  fc.record({
    act: fc.constantFrom(
      'approve',
      'approve',
      'approve',
      'reject',
      'transfer',
      'return',
      'resubmit',
      'withdraw',
    ),
    pick: fc.nat(4),
    other: fc.nat(letters.length - 1),
    target: fc.integer({ min: -1, max: 2 }),
    how: fc.constantFrom('walk', 'direct'),
  }),
  { minLength: 1, maxLength: 25 },
);

type Act = { act: string; pick: number; other: number; target: number; how: 'walk' | 'direct' };

/** Does the same to both; true where both let it happen. */
function doBoth(
  bench: EngineBench,
  model: NaiveModel,
  { act, pick, other, target, how }: Act,
): boolean {
  const name = model.open[pick % Math.max(1, model.open.length)];
  const to = letters[other] ?? 'Z';
  const node = target < 0 ? null : `s${target}`;
  if (act === 'resubmit') {
    const done = bench.do({ kind: 'resubmit', values: {} }) === 'ok';
    expect(done).toBe(model.resubmit());
    return done;
  }
  if (act === 'withdraw') {
    const done = bench.do({ kind: 'withdraw' }) === 'ok';
    expect(done).toBe(model.withdraw());
    return done;
  }
  if (name === undefined) return false;
  const task = openTask(bench, name);
  const actor = person(name);
  const [engine, naive] = {
    approve: () => [bench.do({ kind: 'approve', task, actor }), model.approve(name)] as const,
    reject: () => [bench.do({ kind: 'reject', task, actor }), model.reject(name)] as const,
    transfer: () =>
      [
        bench.do({ kind: 'transfer', task, actor, to: person(to) }),
        model.transfer(name, to),
      ] as const,
    return: () =>
      [
        bench.do({ kind: 'return', task, actor, target: node, how }),
        model.sendBack(name, target < 0 ? null : target, how),
      ] as const,
  }[act as 'approve' | 'reject' | 'transfer' | 'return']();
  expect(engine === 'ok').toBe(naive);
  return naive;
}

function openTask(bench: EngineBench, name: string): string {
  const found = bench.state.tasks.find(
    (task) => task.person.name === name && task.state === 'open',
  );
  expect(found, `${name} has an open task`).toBeDefined();
  return found?.id ?? '';
}

test('200 random histories go as a route played by hand', () => {
  fc.assert(
    fc.property(plans, acts, (plan, history) => {
      const again = 'ask';
      const bench = new EngineBench(
        plan.map(({ mode, names }, index) =>
          asks(`s${index}`, names.join(''), { several: mode, again }),
        ),
      );
      const model = new NaiveModel(plan);
      for (const act of history) {
        doBoth(bench, model, act);
        const open = bench.state.tasks.filter(({ state }) => state === 'open');
        expect(bench.state.status).toBe(model.status);
        expect(open.map((task) => task.person.name).sort()).toEqual([...model.open].sort());
        checkInvariants(bench);
      }
    }),
    { numRuns: 200, seed: 20_261_123 },
  );
});

/** What holds after every act. */
function checkInvariants({ state }: EngineBench): void {
  const live = state.tasks.filter((task) => task.state === 'open' || task.state === 'waiting');
  if (state.status === 'running') expect(live.some((task) => task.state === 'open')).toBe(true);
  else expect(live).toEqual([]);
  const deciders = state.tasks.filter((task) => task.state === 'approved');
  expect(deciders.some((task) => task.person.name === 'S')).toBe(false);
}
