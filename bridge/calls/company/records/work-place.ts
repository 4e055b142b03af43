import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, dayField, text } from '../../record/field.ts';
import { regions } from '../regions.ts';

/** Where people of the company work. */
export const workPlace = defineRecord({
  name: 'workPlace',
  base: '/gateway/joyhr/web/workPlace',
  functionId: 'system.places',
  route: '/places/:id',
  fields: {
    name: text(60, { required: true, unique: true }),
    region: choice(regions),
    city: text(40),
    address: text(200),
    closedOn: dayField(),
  },
  title: 'name',
  key: ['name'],
  range: { of: 'company' },
  list: {
    columns: ['name', 'region', 'city', 'address', 'closedOn'],
    filters: ['region'],
    sorts: ['name'],
    sort: { column: 'name', direction: 'asc' },
    search: ['name', 'city', 'address'],
  },
  sections: { basic: ['name', 'region', 'city', 'address'], end: ['closedOn'] },
});

/** Reads and changes the places of work. */
export const workPlaceCalls = recordCalls(workPlace);
