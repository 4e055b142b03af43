/** What a company asks of those who sign in. */
import * as z from 'zod/mini';
import { companySettingFunctions } from '../company/functions.ts';
import { defineCall } from '../kit/define.ts';
import { passwordProfiles } from './password.ts';
import { uacCodes } from './terms.ts';

/** When the sign-in page asks for a challenge. */
export const challengeRules = ['afterTries', 'always'] as const;

/** Whether administrators sign in with a second factor. */
export const secondFactorRules = ['offered', 'required'] as const;

/** Whether a code by SMS or mail alone signs staff in. */
export const codeRules = ['offered', 'off'] as const;

/** All of them. */
export const signInRules = z.strictObject({
  challenge: z.enum(challengeRules, 'choice'),
  secondFactor: z.enum(secondFactorRules, 'choice'),
  codes: z.enum(codeRules, 'choice'),
  passwords: z.enum(passwordProfiles, 'choice'),
});

const path = '/gateway/uac/web/signInRules';
const version = z.int().check(z.positive());

export const getSignInRules = defineCall({
  name: 'uac.signInRules.get',
  path: `${path}/get`,
  service: 'uac',
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({ ...signInRules.shape, version }),
  access: { kind: 'function', functionId: companySettingFunctions.company },
  doc: 'Returns what the company asks of those who sign in.',
});

export const saveSignInRules = defineCall({
  name: 'uac.signInRules.save',
  path: `${path}/save`,
  service: 'uac',
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({ version, rules: signInRules }),
  result: z.object({ version }),
  access: { kind: 'function', functionId: companySettingFunctions['company.edit'] },
  errors: ['conflict', uacCodes.confirmNeeded],
  doc: 'Saves when a challenge is asked for, whether administrators need a second factor, whether a code alone signs staff in, and what passwords are made of.',
});
