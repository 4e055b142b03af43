import { recordCalls } from '../../record/calls.ts';
import { defineRecord, type FieldProblem } from '../../record/define.ts';
import { choice, dayField, decimal, lines, reference, text, virtual } from '../../record/field.ts';

/** Mubiao: what a person wants to reach in a cycle. People write their own on their page; the list is for personnel. */
export const performanceGoal = defineRecord({
  name: 'performanceGoal',
  base: '/gateway/performance/web/goal',
  functionId: 'performance.goals',
  route: '/goals/:id',
  fields: {
    name: text(120, { required: true }),
    cycle: reference('performanceCycle', { required: true, fixed: true }),
    employment: reference('employment', { required: true, fixed: true }),
    measure: lines(500),
    weight: decimal({ digits: 5, scale: 2 }, { required: true }),
    // With a direction a figure decides the goal.
    direction: choice(['up', 'down', 'done']),
    target: decimal({ digits: 14, scale: 4 }),
    actual: virtual(decimal({ digits: 14, scale: 4 }), { from: [] }),
    unit: text(20),
    dueOn: dayField(),
    // The goal of the manager or the department that this one serves.
    parent: reference('performanceGoal'),
    progress: virtual(decimal({ digits: 5, scale: 2 }), { from: [] }),
  },
  title: 'name',
  key: ['cycle', 'employment', 'name'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'name', 'cycle', 'weight', 'progress', 'dueOn', 'parent'],
    filters: ['employment', 'cycle', 'dueOn'],
    sorts: ['name', 'employment', 'dueOn'],
    sort: { column: 'name', direction: 'asc' },
    search: ['name'],
  },
  sections: {
    basic: ['employment', 'cycle', 'name', 'measure'],
    kpi: ['direction', 'target', 'unit', 'actual'],
    weight: ['weight', 'dueOn', 'parent', 'progress'],
  },
  check: ({ weight, direction, target }): FieldProblem<'weight' | 'target'>[] => [
    ...(Number(weight) > 100
      ? [{ field: 'weight' as const, issue: 'tooLarge' as const, max: 100 }]
      : []),
    ...((direction === 'up' || direction === 'down') && !(Number(target) > 0)
      ? [{ field: 'target' as const, issue: 'required' as const }]
      : []),
  ],
});

/** Reads and changes goals. */
export const performanceGoalCalls = recordCalls(performanceGoal);
