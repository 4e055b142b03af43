/** What a résumé says of its candidate, for a recruiter to accept field by field. */
import * as z from 'zod/mini';
import { id } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { candidate } from './records/candidate.ts';

/** `none` without a file; `noText` is a scan or a picture. */
export const resumeStates = ['read', 'noText', 'encrypted', 'broken', 'tooLarge', 'none'] as const;

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
  errors: ['notFound', 'noFieldPermission', 'busy'],
  doc: 'Reads the résumé of a candidate and proposes values, each with the line that says it. Nothing is stored in the candidate.',
});

/** The calls about résumés. */
export const resumeCalls = { readResume };
