import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { dayField, decimal, flag, integer, lines, reference, virtual } from '../../record/field.ts';

/** The states of an offer. */
export const offerStates = [
  'draft',
  'approved',
  'sent',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
] as const;

/** One of them. */
export type OfferState = (typeof offerStates)[number];

const pay = { digits: 12, scale: 2 };

/** Luyong: what a candidate is offered for an active application. Sent only after its approval, and frozen from then on. */
export const offer = defineRecord({
  name: 'offer',
  base: '/gateway/recruit/web/offer',
  functionId: 'recruitment.offers',
  route: '/offers/:id',
  fields: {
    candidate: reference('candidate', { required: true, fixed: true }),
    job: reference('hiringJob', { required: true, fixed: true }),
    // The organisation of the job.
    organ: reference('organ', { required: true, fixed: true }),
    position: reference('position', { required: true }),
    grade: reference('grade'),
    manager: reference('employment', { required: true }),
    entryOn: dayField({ required: true }),
    // Empty: without a fixed term.
    contractMonths: integer({ min: 1, max: 120 }),
    probationMonths: integer({ min: 0, max: 6 }, { required: true }),
    // Yuan a month.
    basePay: decimal(pay, { required: true, right: 'hidden' }),
    positionPay: decimal(pay, { right: 'hidden' }),
    performancePay: decimal(pay, { right: 'hidden' }),
    allowance: decimal(pay, { right: 'hidden' }),
    // Salaries a year.
    payMonths: decimal({ digits: 4, scale: 1 }, { right: 'hidden' }),
    // Together outside the pay that the requisition asks for, or it names none.
    outOfBand: virtual(flag(), {
      from: ['basePay', 'positionPay', 'performancePay', 'allowance', 'job'],
    }),
    benefits: lines(2000),
    validUntil: dayField({ required: true }),
    // The built-in text where it is empty.
    template: reference('offerTemplate'),
  },
  title: 'candidate',
  key: ['candidate', 'job', 'entryOn'],
  range: { of: 'organ', field: 'organ' },
  list: {
    columns: ['candidate', 'job', 'position', 'entryOn', 'validUntil', 'basePay', 'manager'],
    filters: ['organ', 'job', 'position', 'entryOn', 'validUntil'],
    sorts: ['candidate', 'entryOn', 'validUntil'],
    sort: { column: 'validUntil', direction: 'desc' },
    search: [],
  },
  sections: {
    person: ['candidate', 'job', 'organ'],
    post: ['position', 'grade', 'manager'],
    terms: ['entryOn', 'contractMonths', 'probationMonths', 'validUntil'],
    pay: [
      'basePay',
      'positionPay',
      'performancePay',
      'allowance',
      'outOfBand',
      'payMonths',
      'benefits',
    ],
    letter: ['template'],
  },
  states: {
    values: offerStates,
    initial: 'draft',
    moves: {
      approve: { from: ['draft'], to: 'approved', approvable: true },
      send: { from: ['approved'], to: 'sent' },
      accept: { from: ['sent'], to: 'accepted' },
      decline: { from: ['sent'], to: 'declined', reason: true },
      expire: { from: ['sent'], to: 'expired' },
      // Another pay, position or day needs another approval.
      revise: { from: ['approved', 'sent', 'declined', 'expired'], to: 'draft' },
      withdraw: { from: ['draft', 'approved', 'sent', 'accepted'], to: 'withdrawn', reason: true },
    },
    tones: {
      approved: 'accent',
      sent: 'accent',
      accepted: 'good',
      declined: 'bad',
      expired: 'warn',
      withdrawn: 'warn',
    },
    closed: {
      approved: 'row',
      sent: 'row',
      accepted: 'row',
      declined: 'row',
      expired: 'row',
      withdrawn: 'row',
    },
  },
  reminders: { validUntil: [3, 1] },
});

/** Reads and changes offers. */
export const offerRecordCalls = recordCalls(offer);
