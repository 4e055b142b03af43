import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, dayField, integer, lines, text, virtual } from '../../record/field.ts';

const computed = { from: [] } as const;

/** What suppliers are for; each kind needs licences of its own before it is admitted. */
export const supplierKinds = [
  'goods',
  'services',
  'dispatch',
  'travel',
  'training',
  'medical',
  'insurance',
  'recruiting',
] as const;

/** The states of a supplier. */
export const supplierStates = [
  'applicant',
  'qualified',
  'restricted',
  'blacklisted',
  'closed',
] as const;

/** Gongyingshang: a company that delivers goods or services, with its admission and its level. */
export const supplier = defineRecord({
  name: 'supplier',
  base: '/gateway/supplier/web/supplier',
  functionId: 'purchasing.suppliers',
  route: '/suppliers/:id',
  fields: {
    name: text(80, { required: true, unique: true }),
    shortName: text(30),
    creditCode: text(18, { required: true, unique: true, format: 'creditCode' }),
    kind: choice(supplierKinds, { required: true }),
    since: dayField(),
    legalPerson: text(40),
    address: text(200),
    payDays: integer({ min: 0, max: 365 }),
    // Percent of an ordered quantity that may be delivered beyond it.
    tolerance: integer({ min: 0, max: 100 }),
    blockReason: lines(500),
    note: lines(1000, { right: 'hidden' }),
    level: virtual(choice(['A', 'B', 'C', 'D']), computed),
    licenceTo: virtual(dayField(), computed),
    openOrders: virtual(integer({ min: 0, max: 1_000_000 }), computed),
  },
  title: 'name',
  key: ['creditCode'],
  range: { of: 'company' },
  list: {
    columns: ['name', 'kind', 'creditCode', 'level', 'licenceTo', 'openOrders', 'payDays'],
    filters: ['kind'],
    sorts: ['name'],
    sort: { column: 'name', direction: 'asc' },
    search: ['name', 'shortName', 'creditCode'],
  },
  sections: {
    basic: ['name', 'shortName', 'creditCode', 'kind', 'since', 'legalPerson', 'address'],
    terms: ['payDays', 'tolerance'],
    standing: ['level', 'licenceTo', 'openOrders', 'blockReason', 'note'],
  },
  lines: {
    contacts: {
      fields: {
        name: text(40, { required: true }),
        post: text(40),
        phone: text(20, { format: 'phone' }),
        email: text(120, { format: 'email' }),
        duty: choice(['orders', 'money', 'people', 'other'], { required: true }),
      },
      most: 20,
    },
  },
  states: {
    values: supplierStates,
    initial: 'applicant',
    moves: {
      admit: { from: ['applicant'], to: 'qualified', approvable: true },
      restrict: { from: ['qualified'], to: 'restricted', reason: true },
      restore: { from: ['restricted'], to: 'qualified', approvable: true },
      block: {
        from: ['applicant', 'qualified', 'restricted'],
        to: 'blacklisted',
        needs: ['blockReason'],
        approvable: true,
      },
      close: { from: ['applicant', 'qualified', 'restricted'], to: 'closed' },
    },
    tones: { applicant: 'accent', qualified: 'good', restricted: 'warn', blacklisted: 'bad' },
    closed: {
      qualified: ['creditCode'],
      restricted: ['creditCode'],
      blacklisted: 'row',
      closed: 'row',
    },
  },
});

/** Reads and changes suppliers. */
export const supplierCalls = recordCalls(supplier);
