/** Consent of candidates, how long their data is kept, and its removal. */
import * as z from 'zod/mini';
import { day, id, lines, list, moment } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { recruitFunctions } from './functions.ts';
import { linkCode, openByLink } from './link-code.ts';
import { candidate } from './records/candidate.ts';
import { recruitCodes as codes } from './terms.ts';

/** Months that data of candidates is kept where a company has set none, and the most it may set. */
export const usualMonths = 24;
export const mostMonths = 120;
/** Days before the end at which the owner of a candidate gets a message. */
export const privacyDays = 30;
/** Candidates that are removed with another one at once. */
const mostTogether = 20;

/** How a recruiter came to know of a consent. With the last two the candidate agreed to a text of somebody else. */
export const notedSources = ['mail', 'phone', 'paper', 'platform', 'agency'] as const;

/** Public pages on which candidates agree by themselves. */
export const consentPages = ['interview', 'offer'] as const;

const source = z.enum([...consentPages, ...notedSources]);
const kind = z.enum(['given', 'withdrawn']);
const held = z.nullable(z.enum(['application', 'offer']));
/** Whether the removal waits until somebody has looked at another row that may be of the same person. */
const waits = z.boolean();
const version = z.int('invalid').check(z.minimum(0, 'tooSmall'));
const base = '/gateway/recruit/web/privacy';

const consentText = z.object({
  version: z.number(),
  zh: z.string(),
  en: z.string(),
  /** Null for the built-in text. */
  at: z.nullable(moment),
  by: z.nullable(z.string()),
});

export const hiringPrivacy = defineCall({
  name: 'recruit.privacy.get',
  path: `${base}/getPrivacy`,
  service: 'recruit',
  request: z.strictObject({}),
  result: z.object({
    version,
    months: z.number(),
    /** The newest first; new consent is to the first one. */
    texts: z.array(consentText),
    /** Candidates whose data is removed within 30 days, or would be by now; the earliest first, at most 200. */
    ending: z.array(
      z.object({
        id,
        name: z.string(),
        ownerName: z.nullable(z.string()),
        /** The last day the data is kept. */
        keptUntil: day,
        /** What keeps it from being removed. */
        held,
        waits,
        /** The last thing the candidate said; null where nothing is noted. */
        said: z.nullable(kind),
      }),
    ),
    total: z.number(),
  }),
  access: { kind: 'function', functionId: recruitFunctions.privacy },
  errors: ['noPermission'],
  doc: 'Returns how long data of candidates is kept, the consent text by version, and whose data is removed soon.',
});

export const saveHiringPrivacy = defineCall({
  name: 'recruit.privacy.save',
  path: `${base}/savePrivacy`,
  service: 'recruit',
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({
    version,
    months: z.int('invalid').check(z.minimum(1, 'tooSmall'), z.maximum(mostMonths, 'tooLarge')),
    zh: lines(1, 4000),
    en: lines(1, 4000),
  }),
  result: z.object({ version }),
  access: { kind: 'function', functionId: recruitFunctions['privacy.edit'] },
  errors: ['conflict'],
  doc: 'Saves the months data of candidates is kept, and the consent text: one that differs is a new version. What candidates agreed to before stays as it was.',
});

export const candidateConsent = defineCall({
  name: 'recruit.candidate.consent',
  path: `${base}/getConsent`,
  service: 'recruit',
  request: z.strictObject({ candidateId: id }),
  result: z.object({
    keptUntil: day,
    held,
    waits,
    /** The newest first. */
    consents: z.array(
      z.object({
        id,
        kind,
        source,
        textVersion: z.nullable(z.number()),
        on: day,
        until: z.nullable(day),
        /** Null for the candidate. */
        by: z.nullable(z.string()),
      }),
    ),
    /** Candidates that are most likely the same person; only for who may remove them. */
    alike: z.array(z.object({ id, name: z.string(), held })),
  }),
  access: { kind: 'function', functionId: candidate.functionId },
  errors: ['notFound'],
  doc: 'Returns what a candidate agreed to, until when the data is kept and what holds its removal.',
});

export const noteConsent = defineCall({
  name: 'recruit.candidate.noteConsent',
  path: `${base}/noteConsent`,
  service: 'recruit',
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({ candidateId: id, kind, source: z.enum(notedSources), on: day }),
  result: z.object({ keptUntil: day }),
  access: { kind: 'function', functionId: `${candidate.functionId}.edit` },
  errors: ['notFound', 'badInput', 'noPermission'],
  doc: 'Notes that a candidate agreed on a day, or asked for the removal of the data, for who may remove it: it is then due at once. What was said on the latest day counts, in whatever order it is noted.',
});

export const clearCandidate = defineCall({
  name: 'recruit.candidate.clear',
  path: `${base}/clearCandidate`,
  service: 'recruit',
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({
    candidateId: id,
    /** Candidates that are the same person, removed as well. */
    also: list(id, mostTogether),
  }),
  result: z.object({ cleared: z.number() }),
  access: { kind: 'function', functionId: recruitFunctions['privacy.clear'] },
  errors: ['notFound', codes.heldByApplication, codes.heldByOffer],
  doc: 'Removes everything that says who a candidate is, the résumé and its text among it. Figures stay. Refused while an application is active or an offer is open.',
});

const pageShape = z.object({
  companyName: z.string(),
  text: z.object({ version: z.number(), words: z.string() }),
  months: z.number(),
  /** What the candidate said last, and when; null for nothing. */
  said: z.nullable(
    z.object({
      kind,
      on: day,
      until: z.nullable(day),
      /** A withdrawal of who never agreed: it asks for the removal only. */
      isRequest: z.boolean(),
    }),
  ),
});

const asked = { code: linkCode, page: z.enum(consentPages) };

export const readConsentLink = defineCall({
  ...openByLink,
  name: 'recruit.consentLink.read',
  path: `${base}/readConsent`,
  request: z.strictObject(asked),
  result: pageShape,
  errors: [codes.offerUnknown, 'throttled'],
  doc: 'Returns the consent text for the holder of a link to an interview or an offer, in the language of the page, and what they said before.',
});

export const answerConsentLink = defineCall({
  ...openByLink,
  name: 'recruit.consentLink.answer',
  path: `${base}/answerConsent`,
  request: z.strictObject({
    ...asked,
    answer: kind,
    /** The version of the text that was shown. */
    textVersion: z.int('invalid').check(z.positive('invalid')),
  }),
  result: pageShape,
  effect: 'write',
  errors: [codes.offerUnknown, 'conflict', 'throttled'],
  doc: 'Gives or withdraws the consent of the holder of a link. `conflict` when the text has changed since it was shown. A withdrawal informs the owner, and the data is removed as soon as nothing holds it.',
});

/** The calls about consent. */
export const consentCalls = {
  hiringPrivacy,
  saveHiringPrivacy,
  candidateConsent,
  noteConsent,
  clearCandidate,
  readConsentLink,
  answerConsentLink,
};
