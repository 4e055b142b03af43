/** Candidates that may be one person: which, why, and taking them together. */
import * as z from 'zod/mini';
import { id, list, moment } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { recruitFunctions } from './functions.ts';
import { recruitCodes as codes } from './terms.ts';

const access = { kind: 'function', functionId: recruitFunctions.duplicates } as const;
const base = '/gateway/recruit/web/candidate';

/** What speaks for one person, and the last against it. */
export const duplicateReasons = [
  'document',
  'phone',
  'email',
  'rareName',
  'name',
  'spelling',
  'work',
  'otherName',
] as const;

/** How sure it is; `conflict` has two different numbers of a document and is no one person. */
export const duplicateBands = ['same', 'likely', 'hint', 'conflict'] as const;

/** Values of a candidate that are chosen when two rows become one. */
export const mergedFields = [
  'name',
  'phone',
  'email',
  'documentNumber',
  'city',
  'education',
  'workYears',
  'employer',
  'post',
  'skills',
  'expectedPay',
  'channel',
  'owner',
  'resume',
  'note',
] as const;

const one = z.object({
  id,
  name: z.string(),
  addedAt: moment,
  channelName: z.string(),
  /** Titles of the jobs applied for, the newest first. */
  jobs: z.array(z.string()),
});

export const candidateDuplicates = defineCall({
  name: 'recruit.candidate.duplicates',
  path: `${base}/getDuplicates`,
  service: 'recruit',
  request: z.strictObject({}),
  result: z.object({
    /** The surest first, at most 200. The first of a pair is the one that was added earlier. */
    pairs: z.array(
      z.object({
        first: one,
        second: one,
        score: z.number(),
        band: z.enum(duplicateBands),
        reasons: z.array(z.enum(duplicateReasons)),
      }),
    ),
    /** How many pairs there are, those that are not listed among them. */
    total: z.number(),
    /** The merges of the last 30 days, the newest first. */
    merges: z.array(
      z.object({
        id,
        name: z.string(),
        mergedName: z.string(),
        at: moment,
        by: z.string(),
        /** False once one of both was offered a job, hired or merged again since. */
        canUndo: z.boolean(),
      }),
    ),
  }),
  access,
  errors: ['noPermission'],
  doc: 'Lists pairs of candidates that may be one person, by document, phone, mail and name, and the last merges.',
});

export const mergeCandidates = defineCall({
  name: 'recruit.candidate.merge',
  path: `${base}/mergeCandidates`,
  service: 'recruit',
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({
    /** The candidate that stays. */
    keptId: id,
    mergedId: id,
    /** The fields whose value is that of the other one. */
    taken: list(z.enum(mergedFields), mergedFields.length),
  }),
  result: z.object({ id }),
  access,
  errors: ['notFound', 'noFieldPermission', 'badInput', codes.offerLive, codes.hiredIsFinal],
  doc: 'Takes one candidate into another with its applications and schools. Of two applications to one job the one further on stays.',
});

export const keepApart = defineCall({
  name: 'recruit.candidate.keepApart',
  path: `${base}/keepApart`,
  service: 'recruit',
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({ firstId: id, secondId: id }),
  result: z.null(),
  access,
  errors: ['notFound'],
  doc: 'Notes that two candidates are two people; they are proposed again only when they have something further in common.',
});

export const undoMerge = defineCall({
  name: 'recruit.candidate.undoMerge',
  path: `${base}/undoMerge`,
  service: 'recruit',
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({ id }),
  result: z.null(),
  access,
  errors: ['notFound', codes.mergeFinal],
  doc: 'Makes two candidates of a merged one again, within 30 days and as long as none of both was offered a job since.',
});

/** The calls about duplicates. */
export const duplicateCalls = { candidateDuplicates, mergeCandidates, keepApart, undoMerge };
