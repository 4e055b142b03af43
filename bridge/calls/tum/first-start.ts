/** The first start: without an account, the holder of the code that the server printed makes the first operator and company. */
import * as z from 'zod/mini';
import { text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { locales } from '../kit/words.ts';
import { loginName } from '../uac/accounts.ts';
import { password } from '../uac/password.ts';
import { madeAdministrator, newAdministrator, newCompany } from './new-company.ts';
import { tumCodes } from './terms.ts';

const secret = z.string('required').check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'invalid'));
const open = {
  service: 'tum',
  caller: 'shell',
  access: { kind: 'public' },
  encoding: 'json',
} as const;

export const startCodeInfo = defineCall({
  ...open,
  name: 'tum.firstStart.info',
  path: '/gateway/tum/web/firstStart/info',
  request: z.strictObject({ secret }),
  /** `first`: the first operator and company. `operator`: an operator only, since the one before is lost. */
  result: z.object({ kind: z.enum(['first', 'operator']) }),
  errors: [tumCodes.startCodeInvalid, 'throttled'],
  doc: 'Tells what the code of the first start opens.',
});

export const firstStart = defineCall({
  ...open,
  name: 'tum.firstStart.use',
  path: '/gateway/tum/web/firstStart/use',
  request: z.strictObject({
    secret,
    operator: z.strictObject({
      loginName,
      name: text(1, 60),
      password,
      locale: z.enum(locales, 'choice'),
    }),
    /** Absent where the code is for an operator only. */
    company: z.optional(newCompany),
    administrator: z.optional(newAdministrator),
  }),
  result: z.object({
    operator: z.object({ loginName: z.string() }),
    administrator: z.nullable(madeAdministrator),
  }),
  effect: 'write',
  errors: [tumCodes.startCodeInvalid, 'throttled', 'busy'],
  doc: 'Makes an operator, and at a first start the first company with its administrator; the code is then used.',
});
