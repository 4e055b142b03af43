import { recordCalls } from '../../record/calls.ts';
import { defineRecord, type FieldProblem } from '../../record/define.ts';
import { choice, dayField, decimal, integer, lines, reference, text } from '../../record/field.ts';

const percent = { digits: 5, scale: 2 };

/** The stages of a cycle, in their usual order. */
export const stageKinds = [
  'goals',
  'self',
  'peer',
  'upward',
  'manager',
  'calibration',
  'release',
  'appeal',
] as const;

/** Kaohe zhouqi: one round of goals and reviews, with the days of its stages and its rules. */
export const performanceCycle = defineRecord({
  name: 'performanceCycle',
  base: '/gateway/performance/web/cycle',
  functionId: 'performance.cycles',
  route: '/cycles/:id',
  fields: {
    name: text(60, { required: true, unique: true }),
    kind: choice(['year', 'half', 'quarter', 'month'], { required: true }),
    fromOn: dayField({ required: true }),
    toOn: dayField({ required: true }),
    // Those who join later are not in.
    cutOffOn: dayField({ required: true }),
    scale: reference('performanceScale', { required: true }),
    form: reference('reviewForm', { required: true }),
    goalsMin: integer({ min: 1, max: 20 }, { required: true }),
    goalsMax: integer({ min: 1, max: 20 }, { required: true }),
    weightMin: decimal(percent, { required: true }),
    // Percent that the result of a KPI counts at most; 120 where it is empty.
    kpiCap: integer({ min: 100, max: 200 }),
    weightMax: decimal(percent, { required: true }),
    selfWeight: decimal(percent, { required: true }),
    peerWeight: decimal(percent, { required: true }),
    // Reports about their manager; empty where they are not asked.
    upwardWeight: decimal(percent),
    managerWeight: decimal(percent, { required: true }),
    missing: choice(['reweigh', 'block'], { required: true }),
    leastGroup: integer({ min: 3, max: 20 }, { required: true }),
    force: choice(['none', 'guide', 'force'], { required: true }),
    // Why the results are released although the distribution is off.
    overrideWhy: lines(500),
    // A pool of fewer people joins the one above; 5 where it is empty.
    leastPool: integer({ min: 1, max: 50 }),
    appealDays: integer({ min: 1, max: 30 }, { required: true }),
    // What pay goes by after protected leave: the level before where it is empty.
    leaveLevel: choice(['last', 'none']),
    // Who reviews after a transfer: the manager of the day where it is empty, or all of them by their days.
    transfer: choice(['last', 'split']),
  },
  title: 'name',
  key: ['name'],
  range: { of: 'company' },
  list: {
    columns: ['name', 'kind', 'fromOn', 'toOn', 'scale', 'force'],
    filters: ['kind', 'fromOn'],
    sorts: ['name', 'fromOn'],
    sort: { column: 'fromOn', direction: 'desc' },
    search: ['name'],
  },
  sections: {
    basic: ['name', 'kind', 'fromOn', 'toOn', 'cutOffOn'],
    rating: [
      'scale',
      'form',
      'selfWeight',
      'peerWeight',
      'upwardWeight',
      'managerWeight',
      'missing',
      'leastGroup',
      'transfer',
    ],
    goals: ['goalsMin', 'goalsMax', 'weightMin', 'weightMax'],
    kpi: ['kpiCap'],
    results: ['force', 'leastPool', 'overrideWhy', 'appealDays', 'leaveLevel'],
  },
  lines: {
    stages: {
      most: 20,
      fields: {
        kind: choice(stageKinds, { required: true }),
        fromOn: dayField({ required: true }),
        toOn: dayField({ required: true }),
      },
    },
  },
  states: {
    values: ['draft', 'running', 'released', 'closed'],
    initial: 'draft',
    moves: {
      start: { from: ['draft'], to: 'running' },
      release: { from: ['running'], to: 'released', approvable: true },
      close: { from: ['released'], to: 'closed' },
    },
    tones: { running: 'accent', released: 'good', closed: 'neutral' },
    closed: {
      running: [
        'scale',
        'form',
        'kpiCap',
        'selfWeight',
        'peerWeight',
        'upwardWeight',
        'managerWeight',
        'leastGroup',
        'transfer',
      ],
      released: 'row',
      closed: 'row',
    },
  },
  reminders: { toOn: [7, 1] },
  check: checkCycle,
});

/** Reads and changes cycles. */
export const performanceCycleCalls = recordCalls(performanceCycle);

interface CycleValues {
  readonly fromOn: string;
  readonly toOn: string;
  readonly goalsMin: number;
  readonly goalsMax: number;
  readonly weightMin: string;
  readonly weightMax: string;
  readonly selfWeight: string;
  readonly peerWeight: string;
  readonly upwardWeight: string | null;
  readonly managerWeight: string;
}

/** Hundredths of a percent: whole numbers, so that sums are exact. */
function hundredths(value: string): number {
  return Math.round(Number(value) * 100);
}

function checkCycle(
  cycle: CycleValues,
): FieldProblem<'toOn' | 'goalsMax' | 'weightMax' | 'managerWeight'>[] {
  const { selfWeight, peerWeight, upwardWeight, managerWeight } = cycle;
  const weights = [selfWeight, peerWeight, upwardWeight ?? '0', managerWeight];
  const sum = weights.reduce((all, weight) => all + hundredths(weight), 0);
  return [
    ...(cycle.toOn < cycle.fromOn ? [{ field: 'toOn' as const, issue: 'dateOrder' as const }] : []),
    ...(cycle.goalsMax < cycle.goalsMin
      ? [{ field: 'goalsMax' as const, issue: 'tooSmall' as const, min: cycle.goalsMin }]
      : []),
    ...(hundredths(cycle.weightMax) < hundredths(cycle.weightMin)
      ? [{ field: 'weightMax' as const, issue: 'tooSmall' as const, min: Number(cycle.weightMin) }]
      : []),
    ...(sum === 10_000 && hundredths(cycle.managerWeight) > 0
      ? []
      : [{ field: 'managerWeight' as const, issue: 'weightSum' as const }]),
  ];
}
