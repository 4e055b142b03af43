import { describe, expect, test } from 'vitest';
import { begin, redo, step, undo } from './history.ts';
import {
  firstQuestion,
  lackOf,
  mostOf,
  setCondition,
  turnDimension,
  turnMeasure,
  withoutCondition,
} from './question.ts';
import type { FigureQuery, Subject } from './types.ts';

const measures = Array.from({ length: 8 }, (_, at) => ({
  name: `m${at}`,
  label: `M${at}`,
  definition: '',
  unit: 'people' as const,
  guarded: false,
  good: null,
}));
const dimensions = (['organ', 'gender', 'month'] as const).map((name) => ({
  name,
  label: name,
  choices: [],
  kind:
    name === 'month'
      ? ('time' as const)
      : name === 'organ'
        ? ('organ' as const)
        : ('choice' as const),
}));
const subject: Subject = { name: 's', label: 'S', clock: 'stock', measures, dimensions };

describe('a question', () => {
  test('begins with what can be asked', () => {
    const query = firstQuestion(subject);
    expect(query).toMatchObject({ measures: ['m0'], by: ['organ'], period: { kind: 'today' } });
    expect(lackOf(query)).toBeNull();
    expect(firstQuestion({ ...subject, clock: 'flow' }).period).toEqual({
      kind: 'months',
      count: 12,
    });
    expect(firstQuestion({ ...subject, clock: 'month' }).period).toEqual({
      kind: 'monthsBefore',
      count: 6,
    });
  });

  test('takes as many measures as fit, and says when it has none', () => {
    const full = measures.reduce<FigureQuery>((query, { name }) => turnMeasure(query, name), {
      ...firstQuestion(subject),
      measures: [],
    });
    expect(full.measures).toHaveLength(mostOf.measures);
    expect(lackOf(turnMeasure(firstQuestion(subject), 'm0'))).toBe('measures');
  });

  test('a dimension too many takes the place of the last, months bring a span', () => {
    const two = turnDimension(firstQuestion(subject), 'gender', subject);
    const months = turnDimension(two, 'month', subject);
    expect(two.by).toEqual(['organ', 'gender']);
    expect(months.by).toEqual(['organ', 'month']);
    expect(months.period).toEqual({ kind: 'months', count: 12 });
    expect(turnDimension(months, 'month', subject).period).toEqual({ kind: 'today' });
  });

  test('has one condition for each dimension, none without values', () => {
    const some = { dimension: 'gender', is: 'in', values: ['male'] } as const;
    const one = setCondition(firstQuestion(subject), { ...some, values: ['male'] });
    const other = setCondition(one, { dimension: 'gender', is: 'notIn', values: ['male'] });
    expect(other.where).toEqual([{ dimension: 'gender', is: 'notIn', values: ['male'] }]);
    expect(setCondition(other, { ...some, values: [] }).where).toEqual([]);
    expect(withoutCondition(other, 'gender').where).toEqual([]);
  });
});

test('steps are undone and done again; the same value is no step', () => {
  const start = begin(1);
  const two = step(step(start, 2), 2);
  expect(two.before).toEqual([1]);
  expect(undo(two).now).toBe(1);
  expect(redo(undo(two))).toEqual(two);
  expect(undo(undo(two)).now).toBe(1);
  expect(step(undo(two), 3).undone).toEqual([]);
});
