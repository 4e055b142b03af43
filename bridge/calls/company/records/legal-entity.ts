import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { dayField, text } from '../../record/field.ts';

/** A legal person of the company: who signs contracts, pays and files. */
export const legalEntity = defineRecord({
  name: 'legalEntity',
  base: '/gateway/joyhr/web/legalEntity',
  functionId: 'system.legal-entities',
  route: '/legal-entities/:id',
  fields: {
    name: text(120, { required: true, unique: true }),
    creditCode: text(18, { unique: true, format: 'creditCode' }),
    representative: text(60),
    address: text(200),
    closedOn: dayField(),
  },
  title: 'name',
  key: ['name'],
  range: { of: 'company' },
  list: {
    columns: ['name', 'creditCode', 'representative', 'address', 'closedOn'],
    filters: [],
    sorts: ['name'],
    sort: { column: 'name', direction: 'asc' },
    search: ['name', 'creditCode'],
  },
  sections: { basic: ['name', 'creditCode', 'representative', 'address'], end: ['closedOn'] },
});

/** Reads and changes legal entities. */
export const legalEntityCalls = recordCalls(legalEntity);
