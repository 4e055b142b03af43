import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, dayField, flag, integer, lines, reference, text } from '../../record/field.ts';
import { checkRecord } from '../employee.ts';
import { changeStates } from './change-states.ts';

/** Ruzhi: a person is hired. On the day of joining the person, the employment and its first job are made. */
export const entry = defineRecord({
  name: 'entry',
  base: '/gateway/joyhr/web/entry',
  functionId: 'personnel.entries',
  route: '/changes/entries/:id',
  fields: {
    name: text(60, { required: true }),
    // The resident ID is first: it is the one whose number says birthday and gender.
    idDocumentType: choice(['cn-id', 'passport', 'other'], { required: true }),
    idNumber: text(30, { required: true, mask: 'ends' }),
    // Confirmed by who enters: this person worked here before and keeps the record.
    rehire: flag(),
    gender: choice(['F', 'M'], { required: true }),
    birthDate: dayField({ mask: 'start' }),
    phone: text(20, { required: true, format: 'phone', mask: 'tail' }),
    email: text(120, { format: 'email' }),
    organ: reference('organ', { required: true }),
    post: reference('post'),
    position: reference('position'),
    grade: reference('grade'),
    manager: reference('employment'),
    workPlace: text(80),
    employmentType: choice(['full-time', 'part-time', 'intern', 'dispatch', 're-employed'], {
      required: true,
    }),
    firstWorkedOn: dayField(),
    joinedOn: dayField({ required: true }),
    probationEndsOn: dayField(),
    contractKind: choice(['fixed', 'open', 'task']),
    contractMonths: integer({ min: 1, max: 600 }),
    // Left empty, the number is made of the staff number and the entity is the company's first.
    contractNumber: text(60),
    contractEntity: text(120),
    // Left empty, the next number of the company's rule.
    staffNo: text(30),
    // On the day of joining the person gets an account and is invited to it.
    invite: flag(),
    note: lines(500),
  },
  title: 'name',
  key: ['idNumber', 'joinedOn'],
  range: { of: 'organ', field: 'organ' },
  list: {
    columns: ['name', 'organ', 'post', 'employmentType', 'joinedOn', 'probationEndsOn', 'staffNo'],
    filters: ['joinedOn', 'employmentType'],
    sorts: ['name', 'organ', 'joinedOn'],
    sort: { column: 'joinedOn', direction: 'desc' },
    search: ['name', 'staffNo'],
  },
  sections: {
    person: [
      'name',
      'idDocumentType',
      'idNumber',
      'rehire',
      'gender',
      'birthDate',
      'phone',
      'email',
    ],
    job: ['organ', 'post', 'position', 'grade', 'manager', 'workPlace'],
    employment: [
      'employmentType',
      'joinedOn',
      'contractKind',
      'contractMonths',
      'probationEndsOn',
      'contractNumber',
      'contractEntity',
      'firstWorkedOn',
      'staffNo',
      'invite',
      'note',
    ],
  },
  states: changeStates,
  check: (values) =>
    checkRecord(values).map(({ field, issue }) => ({ field: field as 'idNumber', issue })),
});

/** Reads and changes entries. */
export const entryCalls = recordCalls(entry);
