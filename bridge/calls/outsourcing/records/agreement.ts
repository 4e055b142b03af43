import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import {
  choice,
  dayField,
  decimal,
  file,
  integer,
  lines,
  reference,
  text,
} from '../../record/field.ts';

/** Paiqian xieyi: what a legal entity and an agency agree on (Labour Contract Law, art. 59). */
export const dispatchAgreement = defineRecord({
  name: 'dispatchAgreement',
  base: '/gateway/outsourcing/web/agreement',
  functionId: 'outsourcing.agreements',
  route: '/agreements/:id',
  fields: {
    number: text(40, { required: true, unique: true }),
    agency: reference('agency', { required: true, fixed: true }),
    entity: reference('legalEntity', { required: true }),
    signedOn: dayField(),
    fromOn: dayField({ required: true }),
    toOn: dayField({ required: true }),
    feeBy: choice(['percent', 'head'], { required: true }),
    fee: decimal({ digits: 12, scale: 4 }, { required: true, right: 'hidden' }),
    taxOn: choice(['fee', 'total'], { required: true }),
    taxRate: decimal({ digits: 5, scale: 2 }, { required: true }),
    insuranceBy: choice(['agency', 'host'], { required: true }),
    noticeDays: integer({ min: 0, max: 365 }),
    injury: lines(2000),
    compensation: lines(2000),
    breach: lines(2000),
    scan: file(),
  },
  title: 'number',
  key: ['number'],
  range: { of: 'company' },
  list: {
    columns: ['number', 'agency', 'entity', 'fromOn', 'toOn', 'feeBy', 'insuranceBy'],
    filters: ['agency', 'entity', 'toOn'],
    sorts: ['number', 'fromOn', 'toOn'],
    sort: { column: 'fromOn', direction: 'desc' },
    search: ['number'],
  },
  sections: {
    basic: ['number', 'agency', 'entity', 'signedOn', 'fromOn', 'toOn'],
    price: ['feeBy', 'fee', 'taxOn', 'taxRate', 'insuranceBy'],
    clauses: ['noticeDays', 'injury', 'compensation', 'breach', 'scan'],
  },
  states: {
    values: ['draft', 'active', 'suspended', 'ended', 'dropped'],
    initial: 'draft',
    moves: {
      // What an agreement has to say; the rest of the article is in its posts.
      submit: {
        from: ['draft'],
        to: 'active',
        needs: ['signedOn', 'noticeDays', 'injury', 'compensation', 'breach'],
        approvable: true,
      },
      suspend: { from: ['active'], to: 'suspended' },
      resume: { from: ['suspended'], to: 'active' },
      end: { from: ['active', 'suspended'], to: 'ended' },
      drop: { from: ['draft'], to: 'dropped' },
    },
    tones: { active: 'good', suspended: 'warn', dropped: 'neutral' },
    closed: { active: 'row', suspended: 'row', ended: 'row', dropped: 'row' },
  },
  reminders: { toOn: [60, 30] },
  check: ({ fromOn, toOn }) =>
    toOn < fromOn ? [{ field: 'toOn' as const, issue: 'dateOrder' as const }] : [],
});

/** Reads and changes agreements. */
export const dispatchAgreementCalls = recordCalls(dispatchAgreement);
