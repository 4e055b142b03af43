/** Offers of applications, and the way from an accepted one to an entry of personnel. */
import * as z from 'zod/mini';
import { day, id, lines, optional, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { recruitFunctions } from './functions.ts';
import { recruitCodes as codes } from './terms.ts';

const offers = { kind: 'function', functionId: recruitFunctions['board.offer'] } as const;
const version = z.int('invalid').check(z.positive('invalid'));
const months = (most: number) =>
  z.int('invalid').check(z.minimum(0, 'tooSmall'), z.maximum(most, 'tooLarge'));
const base = { service: 'recruit', encoding: 'json', access: offers, effect: 'write' } as const;

export const saveOffer = defineCall({
  ...base,
  name: 'recruit.offer.save',
  path: '/gateway/recruit/web/offer/saveOffer',
  request: z.strictObject({
    applicationId: id,
    /** Missing for a new one. */
    version: z.optional(version),
    positionId: id,
    gradeId: optional(id),
    managerId: id,
    entryOn: day,
    contractMonths: z.optional(months(120).check(z.minimum(1, 'tooSmall'))),
    probationMonths: months(6),
    basePay: z.string('invalid').check(z.trim(), z.regex(/^\d{1,10}(\.\d{1,2})?$/, 'invalid')),
    validUntil: day,
  }),
  result: z.object({ id, version: z.number() }),
  errors: ['notFound', 'conflict', 'notNow', codes.jobNotOpen],
  doc: 'Saves the draft of an offer. A probation longer than the contract allows is refused at its field (Labour Contract Law, art. 19).',
});

export const sendOffer = defineCall({
  ...base,
  name: 'recruit.offer.send',
  path: '/gateway/recruit/web/offer/sendOffer',
  request: z.strictObject({ id, version }),
  result: z.object({ version: z.number() }),
  errors: ['notFound', 'conflict', 'notNow', codes.noHeads, codes.lockedElsewhere],
  doc: 'Marks an offer as sent when the requisition has a head left and no other job holds the candidate.',
});

export const answerOffer = defineCall({
  ...base,
  name: 'recruit.offer.answer',
  path: '/gateway/recruit/web/offer/answerOffer',
  request: z.strictObject({
    id,
    version,
    answer: z.enum(['declined', 'withdrawn']),
    note: lines(1, 1000),
  }),
  result: z.object({ version: z.number() }),
  errors: ['notFound', 'conflict', 'notNow'],
  doc: 'Notes that a candidate declined an offer, or withdraws one, with the reason.',
});

export const acceptOffer = defineCall({
  ...base,
  name: 'recruit.offer.accept',
  path: '/gateway/recruit/web/offer/acceptOffer',
  request: z.strictObject({
    id,
    version,
    idDocumentType: z.enum(['cn-id', 'passport', 'other']),
    idNumber: text(1, 30),
    gender: z.enum(['F', 'M']),
  }),
  result: z.object({ version: z.number(), entryId: id }),
  errors: ['notFound', 'conflict', 'notNow', 'noPermission', 'noFieldPermission'],
  doc: 'Notes that a candidate accepted a sent offer, moves the application to pre-entry and makes the draft of the entry in personnel.',
});

/** The calls about offers. */
export const offerCalls = { saveOffer, sendOffer, answerOffer, acceptOffer };
