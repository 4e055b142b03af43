/** What a candidate does with the link to an offer, without an account: read it, save its letter, answer it. */
import * as z from 'zod/mini';
import { day, lines, optional } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { linkCode, openByLink } from './link-code.ts';
import { recruitCodes as codes } from './terms.ts';

/** What a link leads to. `revised` and `replaced` say that there is, or will be, a newer link. */
export const offerLinkStates = [
  'open',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'revised',
  'replaced',
] as const;

/** What the public page shows. The offer is there only while it can be answered. */
const linkShape = z.object({
  companyName: z.string(),
  /** Names the brand of the company, whose colours the page has. */
  systemCode: z.string(),
  /** Empty where the brand has none. */
  logoUrl: z.string(),
  jobTitle: z.string(),
  state: z.enum(offerLinkStates),
  /** The recruiter, or the manager of a job without one: whom to ask. */
  contactName: z.nullable(z.string()),
  offer: z.nullable(
    z.object({
      positionName: z.string(),
      entryOn: day,
      validUntil: day,
      /** The letter in the language of the page, pay among its terms. */
      letter: z.object({
        body: z.string(),
        terms: z.array(z.object({ term: z.string(), value: z.string() })),
        end: z.string(),
      }),
    }),
  ),
});

const base = '/gateway/recruit/web/offerLink';

export const readOfferLink = defineCall({
  ...openByLink,
  name: 'recruit.offerLink.read',
  path: `${base}/readOffer`,
  request: z.strictObject({ code: linkCode }),
  result: linkShape,
  errors: [codes.offerUnknown, 'throttled'],
  doc: 'Returns the offer that a link opens, or only why it no longer does.',
});

export const offerLinkLetter = defineCall({
  ...openByLink,
  name: 'recruit.offerLink.letter',
  path: `${base}/downloadLetter`,
  request: z.strictObject({ code: linkCode }),
  result: z.null(),
  answer: 'file',
  errors: [codes.offerUnknown, 'notNow', 'throttled'],
  doc: 'Downloads the letter of an offer as PDF, for the holder of a link that opens it.',
});

export const answerOfferLink = defineCall({
  ...openByLink,
  name: 'recruit.offerLink.answer',
  path: `${base}/answerOffer`,
  request: z.strictObject({
    code: linkCode,
    answer: z.enum(['accepted', 'declined']),
    /** Why; needed to decline. */
    note: optional(lines(1, 1000)),
  }),
  result: linkShape,
  effect: 'write',
  errors: [codes.offerUnknown, 'throttled'],
  doc: 'Accepts or declines an offer and informs the recruiter. Of two answers the first counts, and the other one returns what has become of the offer.',
});

/** The calls of the public page. */
export const offerLinkCalls = { readOfferLink, offerLinkLetter, answerOfferLink };
