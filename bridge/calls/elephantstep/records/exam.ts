import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import {
  choice,
  dayField,
  decimal,
  flag,
  integer,
  minutes,
  reference,
  text,
  virtual,
} from '../../record/field.ts';

/** Kaoshi: questions of a bank with a time, attempts and a pass mark. */
export const exam = defineRecord({
  name: 'exam',
  base: '/gateway/elephantstep/web/exam',
  functionId: 'training.exams',
  route: '/exams/:id',
  fields: {
    name: text(80, { required: true }),
    course: reference('trainingCourse'),
    // The questions are drawn from this bank when an attempt starts.
    bank: text(40, { required: true }),
    questions: integer({ min: 1, max: 100 }, { required: true }),
    minutes: integer({ min: 1, max: 480 }, { required: true }),
    // None means any number.
    attempts: integer({ min: 1, max: 20 }),
    // Between the end of an attempt and the start of the next.
    waitMinutes: integer({ min: 1, max: 10_080 }),
    passPercent: decimal({ digits: 5, scale: 2 }, { required: true }),
    partial: choice(['all', 'part'], { required: true }),
    shuffle: flag(),
    opensOn: dayField({ required: true }),
    closesOn: dayField(),
    // The time of the last day; without it the exam is open to its end.
    closesAt: minutes({ max: 1440 }),
    taken: virtual(integer({ min: 0, max: 999_999 }), { from: [] }),
    passed: virtual(integer({ min: 0, max: 999_999 }), { from: [] }),
  },
  title: 'name',
  key: ['name'],
  range: { of: 'company' },
  list: {
    columns: [
      'name',
      'course',
      'questions',
      'minutes',
      'passPercent',
      'taken',
      'passed',
      'closesOn',
    ],
    filters: ['course', 'closesOn'],
    sorts: ['name', 'opensOn'],
    sort: { column: 'name', direction: 'asc' },
    search: ['name', 'bank'],
  },
  sections: {
    basic: ['name', 'course', 'opensOn', 'closesOn', 'closesAt'],
    paper: ['bank', 'questions', 'shuffle'],
    rules: ['minutes', 'attempts', 'waitMinutes', 'passPercent', 'partial'],
    results: ['taken', 'passed'],
  },
  states: {
    values: ['draft', 'open', 'retired'],
    initial: 'draft',
    moves: {
      publish: { from: ['draft'], to: 'open' },
      retire: { from: ['open'], to: 'retired' },
    },
    tones: { open: 'accent' },
    closed: {
      open: ['bank', 'questions', 'minutes', 'passPercent', 'partial'],
      retired: 'row',
    },
  },
  reminders: { closesOn: [7, 1] },
  check: ({ opensOn, closesOn, closesAt, passPercent }) => [
    ...(closesAt !== null && closesOn === null
      ? [{ field: 'closesOn' as const, issue: 'required' as const }]
      : []),
    ...(closesOn !== null && closesOn < opensOn
      ? [{ field: 'closesOn' as const, issue: 'dateOrder' as const }]
      : []),
    ...(Number(passPercent) > 100
      ? [{ field: 'passPercent' as const, issue: 'tooLarge' as const, max: 100 }]
      : []),
  ],
});

/** Reads and changes exams. */
export const examCalls = recordCalls(exam);
