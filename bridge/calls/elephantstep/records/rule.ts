import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, dayField, integer, reference, text } from '../../record/field.ts';

/** Bixiu guize: a course that people have to take, once or again and again. */
export const trainingRule = defineRecord({
  name: 'trainingRule',
  base: '/gateway/elephantstep/web/rule',
  functionId: 'training.rules',
  route: '/rules/:id',
  fields: {
    name: text(60, { required: true, unique: true }),
    course: reference('trainingCourse', { required: true }),
    // Both empty: everybody. An organisation has those below it with it.
    organ: reference('organ'),
    post: reference('post'),
    fromOn: dayField({ required: true }),
    // From the day of joining, or from `fromOn` for those who were there before.
    dueDays: integer({ min: 1, max: 730 }, { required: true }),
    everyMonths: integer({ min: 1, max: 120 }),
    // Empty: nothing. A roster only warns, it never plans anybody out.
    blocks: choice(['nothing', 'roster']),
  },
  title: 'name',
  key: ['name'],
  range: { of: 'company' },
  list: {
    columns: ['name', 'course', 'organ', 'post', 'fromOn', 'dueDays', 'everyMonths', 'blocks'],
    filters: ['course', 'organ', 'post'],
    sorts: ['name'],
    sort: { column: 'name', direction: 'asc' },
    search: ['name'],
  },
  sections: {
    basic: ['name', 'course'],
    people: ['organ', 'post'],
    time: ['fromOn', 'dueDays', 'everyMonths', 'blocks'],
  },
});

/** Reads and changes rules. */
export const trainingRuleCalls = recordCalls(trainingRule);
