import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, dayField, reference, text } from '../../record/field.ts';

/** A member of an employee's family. */
export const familyMember = defineRecord({
  name: 'familyMember',
  base: '/gateway/joyhr/web/familyMember',
  functionId: 'personnel.family-member',
  route: '/family-members/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    name: text(60, { required: true }),
    relation: choice(['spouse', 'child', 'father', 'mother', 'sibling', 'other'], {
      required: true,
    }),
    birthDate: dayField({ right: 'masked' }),
    phone: text(30, { format: 'phone', right: 'masked', mask: 'ends' }),
    company: text(120),
    post: text(80),
  },
  title: 'name',
  key: ['employment', 'relation', 'name'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'name', 'relation', 'birthDate', 'phone', 'company'],
    filters: ['employment', 'relation'],
    sorts: ['employment'],
    sort: { column: 'employment', direction: 'asc' },
    search: ['name'],
  },
  sections: {
    basic: ['employment', 'name', 'relation', 'birthDate', 'phone', 'company', 'post'],
  },
});

/** Reads and changes family members. */
export const familyMemberCalls = recordCalls(familyMember);
