import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import {
  choice,
  dayField,
  decimal,
  file,
  flag,
  integer,
  lines,
  reference,
  text,
  virtual,
} from '../../record/field.ts';

/** Who manages the workers of a service agreement. Half of them said yes: it is dispatch in fact (art. 27). */
export const controlSigns = [
  'setsHours',
  'directsWork',
  'disciplines',
  'givesTools',
  'paysByHour',
  'picksWorkers',
  'mixedTeams',
  'coreWork',
] as const;

/** So many signs make a service agreement dispatch. */
export const signsOfDispatch = 4;

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
    // A service is what an agency does with people of its own; none of them is on a roster here.
    kind: choice(['dispatch', 'service'], { required: true }),
    signedOn: dayField(),
    fromOn: dayField({ required: true }),
    toOn: dayField({ required: true }),
    priceBy: choice(['hours', 'heads'], { required: true }),
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
    setsHours: flag(),
    directsWork: flag(),
    disciplines: flag(),
    givesTools: flag(),
    paysByHour: flag(),
    picksWorkers: flag(),
    mixedTeams: flag(),
    coreWork: flag(),
    signs: virtual(integer({ min: 0, max: 8 }), { from: [] }),
  },
  title: 'number',
  key: ['number'],
  range: { of: 'company' },
  list: {
    columns: ['number', 'kind', 'agency', 'entity', 'fromOn', 'toOn', 'signs', 'insuranceBy'],
    filters: ['kind', 'agency', 'entity', 'toOn'],
    sorts: ['number', 'fromOn', 'toOn'],
    sort: { column: 'fromOn', direction: 'desc' },
    search: ['number'],
  },
  sections: {
    basic: ['number', 'kind', 'agency', 'entity', 'signedOn', 'fromOn', 'toOn'],
    price: ['priceBy', 'feeBy', 'fee', 'taxOn', 'taxRate', 'insuranceBy'],
    clauses: ['noticeDays', 'injury', 'compensation', 'breach', 'scan'],
    service: [...controlSigns, 'signs'],
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
