/** What a résumé says of its candidate, for a recruiter to accept field by field. */
import * as z from 'zod/mini';
import { id, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { candidate } from './records/candidate.ts';

/** `none` without a file; `noText` is a scan or a picture, or a PDF whose letters have no meaning; `reading` will be another one soon. */
export const resumeStates = [
  'read',
  'reading',
  'noText',
  'encrypted',
  'broken',
  'tooLarge',
  'none',
] as const;

/** Fields for which values are proposed. */
export const resumeFields = ['name', 'phone', 'email', 'education', 'skills'] as const;

const source = {
  /** The line of the résumé that says it. */
  line: z.string(),
  /** How sure it is, from 0 to 1. */
  confidence: z.number(),
};
const said = z.nullable(z.string());

export const readResume = defineCall({
  name: 'recruit.candidate.readResume',
  path: '/gateway/recruit/web/candidate/readResume',
  service: 'recruit',
  request: z.strictObject({ candidateId: id }),
  result: z.object({
    state: z.enum(resumeStates),
    fileName: z.nullable(z.string()),
    text: z.string(),
    fields: z.array(z.object({ ...source, field: z.enum(resumeFields), value: z.string() })),
    schools: z.array(
      z.object({ ...source, values: z.object({ school: said, major: said, degree: said }) }),
    ),
    jobs: z.array(
      z.object({
        ...source,
        values: z.object({ employer: said, post: said, from: said, until: said }),
      }),
    ),
  }),
  access: { kind: 'function', functionId: candidate.functionId },
  effect: 'write',
  errors: ['notFound', 'noFieldPermission'],
  doc: 'Returns what the résumé of a candidate says and proposes values, each with the line that says it. A job reads a file that was not read yet; ask again then. Nothing is stored in the candidate.',
});

/** The most candidates that are quoted at once: a page of a list. */
const mostQuoted = 200;

export const quoteResumes = defineCall({
  name: 'recruit.candidate.quoteResumes',
  path: '/gateway/recruit/web/candidate/quoteResumes',
  service: 'recruit',
  encoding: 'json',
  request: z.strictObject({
    keyword: text(1, 50),
    candidateIds: z.array(id).check(z.maxLength(mostQuoted, 'tooLarge')),
  }),
  result: z.array(
    z.object({
      candidateId: id,
      /** The words around the first place, with … where the text goes on. */
      quote: z.string(),
    }),
  ),
  access: { kind: 'function', functionId: candidate.functionId },
  doc: 'Quotes where résumés of candidates in reach hold a keyword. A candidate whose résumé does not hold it is left out, and so are all for who may not read résumés.',
});

/** The calls about résumés. */
export const resumeCalls = { readResume, quoteResumes };
