import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { dayField, file, lines, reference, text } from '../../record/field.ts';

/** Paiqian danwei: a company that employs workers and sends them. */
export const agency = defineRecord({
  name: 'agency',
  base: '/gateway/outsourcing/web/agency',
  functionId: 'outsourcing.agencies',
  route: '/agencies/:id',
  fields: {
    name: text(80, { required: true, unique: true }),
    creditCode: text(18, { required: true, unique: true, format: 'creditCode' }),
    permitNumber: text(60, { required: true }),
    permitFrom: dayField({ required: true }),
    permitTo: dayField({ required: true }),
    permitScan: file(),
    contact: text(40),
    phone: text(20, { format: 'phone' }),
    email: text(120, { format: 'email' }),
    // The supplier that the agency is: its people sign in as people of that one.
    supplier: reference('supplier'),
    note: lines(500),
  },
  title: 'name',
  key: ['name'],
  range: { of: 'company' },
  list: {
    columns: ['name', 'creditCode', 'permitNumber', 'permitTo', 'contact', 'phone'],
    filters: ['permitTo'],
    sorts: ['name', 'permitTo'],
    sort: { column: 'name', direction: 'asc' },
    search: ['name', 'creditCode'],
  },
  sections: {
    basic: ['name', 'creditCode', 'contact', 'phone', 'email', 'supplier'],
    permit: ['permitNumber', 'permitFrom', 'permitTo', 'permitScan'],
    more: ['note'],
  },
  states: {
    values: ['active', 'blocked'],
    initial: 'active',
    moves: {
      block: { from: ['active'], to: 'blocked', reason: true },
      unblock: { from: ['blocked'], to: 'active' },
    },
    tones: { active: 'good', blocked: 'bad' },
  },
  // A renewal is asked for 60 days before the permit ends.
  reminders: { permitTo: [90, 60, 30] },
  check: ({ permitFrom, permitTo }) =>
    permitTo < permitFrom ? [{ field: 'permitTo' as const, issue: 'dateOrder' as const }] : [],
});

/** Reads and changes agencies. */
export const agencyCalls = recordCalls(agency);
