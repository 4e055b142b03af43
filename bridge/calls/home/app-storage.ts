/** What an app keeps for one person in one company; the shell speaks for the app whose frame asks. */
import * as z from 'zod/mini';
import { appCode } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';

/** Characters of one value, written as JSON. */
export const longestStored = 16_384;

/** Values of one app, for one person in one company. */
export const mostStored = 100;

const key = z.string().check(z.regex(/^[A-Za-z0-9._:-]{1,64}$/, 'invalid'));
const json = z.string().check(z.maxLength(longestStored, 'tooLong'), z.refine(isJson, 'invalid'));

const shared = {
  service: 'joyhr',
  caller: 'shell',
  access: { kind: 'session' },
  encoding: 'json',
  errors: ['notFound'],
} as const;

export const readStored = defineCall({
  ...shared,
  name: 'joyhr.appStorage.read',
  path: '/gateway/joyhr/web/appStorage/read',
  request: z.strictObject({ app: appCode, key }),
  result: z.object({
    /** JSON; null where nothing is kept. */
    value: z.nullable(z.string()),
  }),
  outside: 'account',
  doc: 'Returns what an app keeps for the caller under a key.',
});

export const listStored = defineCall({
  ...shared,
  name: 'joyhr.appStorage.list',
  path: '/gateway/joyhr/web/appStorage/list',
  request: z.strictObject({ app: appCode }),
  result: z.object({ keys: z.array(z.string()) }),
  outside: 'account',
  doc: 'Lists the keys under which an app keeps something for the caller.',
});

export const keepStored = defineCall({
  ...shared,
  name: 'joyhr.appStorage.keep',
  path: '/gateway/joyhr/web/appStorage/keep',
  request: z.strictObject({
    app: appCode,
    key,
    /** JSON; null takes away what is kept. */
    value: z.nullable(json),
  }),
  result: z.null(),
  effect: 'write',
  errors: ['notFound', 'tooLarge'],
  outside: 'account',
  doc: 'Keeps a value of an app for the caller in the place of an earlier one; `tooLarge` for one more than the app may keep.',
});

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
