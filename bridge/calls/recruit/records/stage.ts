import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, integer, text } from '../../record/field.ts';

/** What a stage is for; the guards of the board depend on it. */
export const stageKinds = [
  'screen',
  'evaluate',
  'test',
  'interview',
  'offer',
  'preEntry',
  'hired',
] as const;

/** Jieduan: a column of the board. The order of the stages is the way of an application. */
export const hiringStage = defineRecord({
  name: 'hiringStage',
  base: '/gateway/recruit/web/stage',
  functionId: 'recruitment.stages',
  route: '/stages/:id',
  fields: {
    sequence: integer({ min: 1, max: 9999 }, { required: true, unique: true }),
    name: text(20, { required: true, unique: true }),
    nameEn: text(30, { required: true }),
    kind: choice(stageKinds, { required: true, fixed: true }),
    targetDays: integer({ min: 1, max: 365 }),
    scorecards: integer({ min: 0, max: 9 }),
  },
  title: 'name',
  key: ['name'],
  range: { of: 'company' },
  list: {
    columns: ['sequence', 'name', 'nameEn', 'kind', 'targetDays', 'scorecards'],
    filters: ['kind'],
    sorts: ['sequence', 'name'],
    sort: { column: 'sequence', direction: 'asc' },
    search: ['name', 'nameEn'],
  },
  sections: { basic: ['sequence', 'name', 'nameEn', 'kind'], rules: ['targetDays', 'scorecards'] },
});

/** Reads and changes stages. */
export const hiringStageCalls = recordCalls(hiringStage);
