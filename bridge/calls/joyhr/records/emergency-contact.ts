import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { reference, text } from '../../record/field.ts';

/** A person to call in an emergency. */
export const emergencyContact = defineRecord({
  name: 'emergencyContact',
  base: '/gateway/joyhr/web/emergencyContact',
  functionId: 'personnel.emergency-contact',
  route: '/emergency-contacts/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    name: text(60, { required: true }),
    relation: text(30, { required: true }),
    phone: text(30, { required: true, format: 'phone', right: 'masked', mask: 'ends' }),
    address: text(200, { right: 'hidden' }),
  },
  title: 'name',
  key: ['employment', 'name'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'name', 'relation', 'phone'],
    filters: ['employment'],
    sorts: ['employment'],
    sort: { column: 'employment', direction: 'asc' },
    search: ['name'],
  },
  sections: { basic: ['employment', 'name', 'relation', 'phone', 'address'] },
});

/** Reads and changes emergency contacts. */
export const emergencyContactCalls = recordCalls(emergencyContact);
