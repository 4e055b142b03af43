import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import {
  choice,
  dayField,
  decimal,
  integer,
  lines,
  reference,
  text,
  virtual,
} from '../../record/field.ts';

const computed = { from: [] } as const;

/** What a supplier is scored by; the first two are worked out of its deliveries. */
export const criteria = ['onTime', 'accepted', 'price', 'service', 'answer', 'safety'] as const;

/** Kaohe: the score of a supplier over a span of days. Criteria without a value do not count. */
export const supplierEvaluation = defineRecord({
  name: 'supplierEvaluation',
  base: '/gateway/supplier/web/evaluation',
  functionId: 'purchasing.evaluations',
  route: '/evaluations/:id',
  fields: {
    name: text(60, { required: true }),
    supplier: reference('supplier', { required: true, fixed: true }),
    fromOn: dayField({ required: true, fixed: true }),
    toOn: dayField({ required: true, fixed: true }),
    score: virtual(decimal({ digits: 5, scale: 2 }), computed),
    level: virtual(choice(['A', 'B', 'C', 'D']), computed),
    releasedOn: virtual(dayField(), computed),
    note: lines(1000),
    appealNote: lines(1000),
    appealedOn: dayField(),
  },
  title: 'name',
  key: ['supplier', 'fromOn', 'toOn'],
  range: { of: 'company' },
  list: {
    columns: ['name', 'supplier', 'fromOn', 'toOn', 'score', 'level'],
    filters: ['supplier', 'toOn'],
    sorts: ['name', 'toOn'],
    sort: { column: 'toOn', direction: 'desc' },
    search: ['name'],
  },
  sections: {
    basic: ['name', 'supplier', 'fromOn', 'toOn'],
    result: ['score', 'level', 'releasedOn', 'note'],
    appeal: ['appealedOn', 'appealNote'],
  },
  lines: {
    scores: {
      fields: {
        criterion: choice(criteria, { required: true }),
        weight: integer({ min: 1, max: 100 }, { required: true }),
        value: decimal({ digits: 5, scale: 2 }),
        note: text(120),
      },
      most: 12,
    },
  },
  states: {
    values: ['open', 'scored', 'released', 'appealed', 'final'],
    initial: 'open',
    moves: {
      score: { from: ['open'], to: 'scored' },
      reopen: { from: ['scored', 'appealed'], to: 'open' },
      release: { from: ['scored'], to: 'released', approvable: true },
      appeal: { from: ['released'], to: 'appealed', needs: ['appealedOn', 'appealNote'] },
      finish: { from: ['released', 'appealed'], to: 'final' },
    },
    tones: { scored: 'accent', released: 'good', appealed: 'warn', final: 'good' },
    closed: {
      scored: ['name', 'lines.scores'],
      released: ['name', 'note', 'lines.scores'],
      appealed: 'row',
      final: 'row',
    },
  },
  check: ({ fromOn, toOn }) =>
    toOn < fromOn ? [{ field: 'toOn' as const, issue: 'dateOrder' as const }] : [],
});

/** Reads and changes evaluations. */
export const supplierEvaluationCalls = recordCalls(supplierEvaluation);
