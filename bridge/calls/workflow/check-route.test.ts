import { expect, test } from 'vitest';
import { type RouteFault, routeProblems, stepsBefore } from './check-route.ts';
import { type Route, type StepNode, stepOf } from './route.ts';

const id = '01991f00-0000-7000-8000-000000000001';
const fields = { all: new Set(['mentor', 'amount']), people: new Set(['mentor']) };

function step(name: string, more: Partial<StepNode> = {}): StepNode {
  return stepOf({ id: name, name, who: [{ kind: 'leader', level: 1 }], ...more });
}

function faults(...nodes: Route['nodes']): readonly RouteFault[] {
  return routeProblems({ nodes, withdraw: 'running' }, fields).map(({ fault }) => fault);
}

test('takes only a field that holds a person', () => {
  expect(faults(step('one', { who: [{ kind: 'person', field: 'mentor' }] }))).toEqual([]);
  expect(faults(step('one', { who: [{ kind: 'person', field: 'amount' }] }))).toEqual([
    'unknownField',
  ]);
});

test('asks for the positions, and for the people its policies name', () => {
  expect(faults(step('one', { who: [{ kind: 'position', ids: [] }] }))).toEqual(['noPeople']);
  expect(faults(step('one', { noAssignee: 'person' }))).toEqual(['noPerson']);
  expect(faults(step('one', { noAssignee: 'person', fallback: id }))).toEqual([]);
  expect(faults(step('one', { dueHours: 8, overdue: 'person' }))).toEqual(['noPerson']);
  expect(faults(step('one', { dueHours: 8, overdue: 'person', overdueTo: id }))).toEqual([]);
  // Without a time nothing is overdue.
  expect(faults(step('one', { overdue: 'person' }))).toEqual([]);
});

test('lets no rule decide what cannot be decided', () => {
  const late = { dueHours: 8, overdue: 'reject' } as const;
  expect(faults(step('one', { kind: 'handle', ...late }))).toEqual(['notDecidable']);
  expect(faults(step('one', late))).toEqual([]);
  const filled = { dueHours: 8, overdue: 'pass', rights: { amount: 'required' } } as const;
  expect(faults(step('one', filled))).toEqual(['notDecidable']);
});

test('sends a rejection only to a step before it on the same path', () => {
  const back = { refuse: 'node', refuseTo: 'one' } as const;
  expect(faults(step('one'), step('two', back))).toEqual([]);
  expect(faults(step('two', back), step('one'))).toEqual(['noTarget']);
  expect(faults(step('one'), step('two', { refuse: 'node' }))).toEqual(['noTarget']);
});

test('finds the steps before one, those of other branches left out', () => {
  const nodes: Route['nodes'] = [
    step('one'),
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
    step('a', { branch: 'left' }),
    step('b', { branch: 'left' }),
    step('c', { branch: 'right' }),
    step('last'),
  ];
  const before = (node: string) =>
    stepsBefore({ nodes, withdraw: 'running' }, node).map((one) => one.id);
  expect([before('b'), before('c'), before('last')]).toEqual([
    ['one', 'a'],
    ['one'],
    ['one', 'a', 'b', 'c'],
  ]);
});
