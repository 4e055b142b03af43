/** Certificates of employment and income: asked for by a form, downloaded after approval, checked by anybody with the code. */
import * as z from 'zod/mini';
import { day, id, moment } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { workflowCodes } from './terms.ts';

const base = '/gateway/workflow/web/certificate';

/** The business of forms whose approval gives a certificate. */
export const certificateBizType = 'certificate';

/** The fields of such a form that a certificate says. */
export const certificateFields = {
  kind: 'kind',
  purpose: 'purpose',
  income: 'income',
} as const;

/** What is certified: that somebody works here, or what they earn besides. */
export const certificateKinds = ['employment', 'income'] as const;

/** How a code is written: the company, and what is not guessed. */
export const certificateCode = z
  .string('required')
  .check(z.regex(/^[a-z0-9-]{2,40}\.[A-Z2-7]{16}$/, 'invalid'));

export const downloadCertificate = defineCall({
  service: 'workflow',
  access: { kind: 'session' },
  effect: 'write',
  name: 'workflow.certificate.download',
  path: `${base}/download`,
  request: z.strictObject({ approvalId: id }),
  result: z.null(),
  answer: 'file',
  errors: ['notFound', 'notNow'],
  doc: 'Downloads the certificate of an approved request of the caller as PDF; it is the same each time.',
});

export const checkCertificate = defineCall({
  service: 'workflow',
  caller: 'shell',
  access: { kind: 'public' },
  encoding: 'json',
  name: 'workflow.certificate.check',
  path: `${base}/check`,
  request: z.strictObject({ code: certificateCode }),
  result: z.object({
    companyName: z.string(),
    /** The family name and stars: enough for who holds the paper. */
    personName: z.string(),
    kind: z.enum(certificateKinds),
    issuedAt: moment,
    joinedOn: day,
  }),
  errors: [workflowCodes.certificateUnknown, 'throttled'],
  doc: 'Tells whether a certificate with a code was issued, by whom and when.',
});

/** The calls about certificates. */
export const certificateCalls = {
  downloadCertificate,
  checkCertificate,
} as const satisfies CallTable;
