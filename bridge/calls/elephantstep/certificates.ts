/** Certificates as the person who holds them sees them. */
import * as z from 'zod/mini';
import { day, id } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { trainingFunctions } from './functions.ts';

/** How a certificate in force is on a day. */
export const heldTerms = ['permanent', 'valid', 'expiring', 'expired'] as const;

export const myCertificates = defineCall({
  name: 'elephantstep.certificate.mine',
  path: '/gateway/elephantstep/web/certificate/getMyCertificates',
  service: 'elephantstep',
  request: z.strictObject({}),
  result: z.array(
    z.object({
      id,
      kindName: z.string(),
      number: z.string(),
      issuedOn: day,
      /** Null for one that has no end. */
      expiresOn: z.nullable(day),
      term: z.enum(heldTerms),
      /** Days to the last one, less than 0 after it. */
      daysLeft: z.nullable(z.number()),
      /** Percent of its term that is left. */
      share: z.nullable(z.number()),
      /** The open courses that renew it. */
      renewedBy: z.array(z.string()),
    }),
  ),
  access: { kind: 'function', functionId: trainingFunctions.learning },
  errors: ['notFound'],
  doc: 'The certificates of the caller that are in force or ran out, those that end first before the others.',
});

/** The calls of holders. */
export const certificateCalls = { myCertificates };
