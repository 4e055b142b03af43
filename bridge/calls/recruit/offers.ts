/** Offers of applications on the board, and the way from an accepted one to an entry of personnel. */
import * as z from 'zod/mini';
import { day, id, lines, optional, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { deliveryChannels } from '../uac/delivery.ts';
import { type OfferState, offer, offerStates } from './records/offer.ts';
import { recruitCodes as codes } from './terms.ts';

const edits = { kind: 'function', functionId: `${offer.functionId}.edit` } as const;
const version = z.int('invalid').check(z.positive('invalid'));
const months = (most: number) =>
  z.int('invalid').check(z.minimum(0, 'tooSmall'), z.maximum(most, 'tooLarge'));
const amount = z.string('invalid').check(z.trim(), z.regex(/^\d{1,10}(\.\d{1,2})?$/, 'invalid'));
const base = { service: 'recruit', encoding: 'json', access: edits, effect: 'write' } as const;

/** The parts of the monthly pay. */
export const payParts = ['basePay', 'positionPay', 'performancePay', 'allowance'] as const;

/** Writes salaries a year as people do: `13.0` gives `13`. */
export function payMonthsWords(months: string): string {
  return months.replace(/\.0+$/, '');
}

/** The states in which an offer has a letter: a draft may still change, and what is withdrawn is offered no longer. */
export const letterStates: readonly OfferState[] = [
  'approved',
  'sent',
  'accepted',
  'declined',
  'expired',
];

/** What the entry of an accepted offer needs besides. */
const documentFields = {
  idDocumentType: z.enum(['cn-id', 'passport', 'other']),
  idNumber: text(1, 30),
  gender: z.enum(['F', 'M']),
};
/** The same as a schema. */
export const entryDocument = z.strictObject(documentFields);

/** An offer as those see it who reach it; pay is null for those who may not read it. */
export const offerShape = z.object({
  id,
  positionId: id,
  positionName: z.string(),
  gradeId: z.nullable(id),
  managerId: id,
  managerName: z.string(),
  entryOn: day,
  contractMonths: z.nullable(z.number()),
  probationMonths: z.number(),
  /** Yuan a month, two digits after the point. */
  basePay: z.nullable(z.string()),
  positionPay: z.nullable(z.string()),
  performancePay: z.nullable(z.string()),
  allowance: z.nullable(z.string()),
  /** Salaries a year. */
  payMonths: z.nullable(z.string()),
  benefits: z.nullable(z.string()),
  validUntil: day,
  templateId: z.nullable(id),
  templateName: z.nullable(z.string()),
  state: z.enum(offerStates),
  /** It waits for its approval. */
  isPending: z.boolean(),
  answerNote: z.nullable(z.string()),
  entryId: z.nullable(id),
  can: z.object({ edit: z.boolean(), moves: z.array(z.string()) }),
  version: z.number(),
});

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
    basePay: amount,
    positionPay: z.optional(amount),
    performancePay: z.optional(amount),
    allowance: z.optional(amount),
    payMonths: z.optional(
      z.string('invalid').check(z.trim(), z.regex(/^\d{1,2}(\.\d)?$/, 'invalid')),
    ),
    benefits: optional(lines(1, 2000)),
    validUntil: day,
    templateId: optional(id),
  }),
  result: z.object({ id, version: z.number() }),
  errors: ['notFound', 'conflict', 'notNow', 'noPermission', 'noFieldPermission', codes.jobNotOpen],
  doc: 'Saves the draft of an offer. A probation longer than the contract allows is refused at its field (Labour Contract Law, art. 19).',
});

export const sendOffer = defineCall({
  ...base,
  // Mail leaves after its transaction, so the policy of the handler asks for the function that changes offers.
  access: { kind: 'session' },
  name: 'recruit.offer.send',
  path: '/gateway/recruit/web/offer/sendOffer',
  request: z.strictObject({ id, version }),
  result: z.object({
    version: z.number(),
    /** The address for the candidate; it is shown once. */
    link: z.string(),
    /** What the mail went by and to whom, masked; null where the company or the candidate has no mail. */
    sent: z.nullable(z.object({ channel: z.enum(deliveryChannels), to: z.string() })),
  }),
  errors: [
    'notFound',
    'conflict',
    'notNow',
    'noPermission',
    'noFieldPermission',
    codes.noHeads,
    codes.lockedElsewhere,
  ],
  doc: 'Marks an approved offer as sent when the requisition has a head left and no other job holds the candidate, and sends the candidate a link by mail. Of a sent offer it makes another link, and the earlier one opens nothing.',
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
  errors: ['notFound', 'conflict', 'notNow', 'noPermission'],
  doc: 'Notes that a candidate declined an offer, or withdraws one, with the reason.',
});

export const acceptOffer = defineCall({
  ...base,
  name: 'recruit.offer.accept',
  path: '/gateway/recruit/web/offer/acceptOffer',
  request: z.strictObject({ id, version, ...documentFields }),
  result: z.object({ version: z.number(), entryId: id }),
  errors: ['notFound', 'conflict', 'notNow', 'noPermission', 'noFieldPermission'],
  doc: 'Notes that a candidate accepted a sent offer, moves the application to pre-entry and makes the draft of the entry in personnel. Of an accepted offer without an entry it makes the entry.',
});

export const offerLetter = defineCall({
  name: 'recruit.offer.letter',
  path: '/gateway/recruit/web/offer/downloadLetter',
  service: 'recruit',
  request: z.strictObject({ id }),
  result: z.null(),
  answer: 'file',
  access: { kind: 'function', functionId: offer.functionId },
  errors: ['notFound', 'noFieldPermission', codes.letterNotReady],
  doc: 'Downloads the letter of an approved offer as PDF. It needs the right to read all of its pay.',
});

/** The calls about offers besides those of the record. */
export const offerCalls = { saveOffer, sendOffer, answerOffer, acceptOffer, offerLetter };
