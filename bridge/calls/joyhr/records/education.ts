import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, dayField, file, reference, text } from '../../record/field.ts';
import { highestDegree } from '../employee.ts';

/** Where an employee studied. */
export const education = defineRecord({
  name: 'education',
  base: '/gateway/joyhr/web/education',
  functionId: 'personnel.education',
  route: '/educations/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    school: text(120, { required: true }),
    degree: choice(highestDegree.options, { required: true }),
    major: text(80, { required: true }),
    mode: choice(['full-time', 'part-time']),
    fromOn: dayField({ required: true }),
    toOn: dayField(),
    certificateNo: text(60),
    scan: file(),
  },
  title: 'school',
  key: ['employment', 'school', 'fromOn'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'school', 'degree', 'major', 'mode', 'fromOn', 'toOn'],
    filters: ['employment', 'degree', 'mode', 'toOn'],
    sorts: ['employment', 'fromOn', 'toOn'],
    sort: { column: 'fromOn', direction: 'desc' },
    search: ['school', 'major'],
  },
  sections: {
    basic: [
      'employment',
      'school',
      'degree',
      'major',
      'mode',
      'fromOn',
      'toOn',
      'certificateNo',
      'scan',
    ],
  },
  check: ({ fromOn, toOn }) =>
    toOn !== null && toOn < fromOn ? [{ field: 'toOn', issue: 'dateOrder' }] : [],
});

/** Reads and changes education. */
export const educationCalls = recordCalls(education);
