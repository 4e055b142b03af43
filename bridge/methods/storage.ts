import * as z from 'zod/mini';
import { defineMethod } from './define.ts';

/** A name under which an app keeps a value: 1 to 64 letters, digits, dots, colons, hyphens. */
const key = z.string().check(z.regex(/^[A-Za-z0-9._:-]{1,64}$/));

const shared = { capability: 'storage', threats: ['T8', 'T12'] } as const;

export const getStored = defineMethod({
  ...shared,
  name: 'storage.get',
  request: z.strictObject({ key }),
  result: z.object({
    /** Null where nothing is kept. */
    value: z.unknown(),
  }),
  errors: ['busy'],
  perMinute: 240,
  doc: 'Returns what the app keeps for this person in this company under a key, on every machine.',
});

export const setStored = defineMethod({
  ...shared,
  name: 'storage.set',
  request: z.strictObject({
    key,
    /** Plain data, at most 16,384 characters as JSON. */
    value: z.unknown().check(z.refine((value) => value !== undefined)),
  }),
  result: z.null(),
  errors: ['busy', 'tooLarge'],
  perMinute: 60,
  doc: 'Keeps plain data under a key in the place of an earlier value; `tooLarge` for more than 16,384 characters of JSON or more than 100 keys.',
});

export const removeStored = defineMethod({
  ...shared,
  name: 'storage.remove',
  request: z.strictObject({ key }),
  result: z.null(),
  errors: ['busy'],
  perMinute: 60,
  doc: 'Takes away what is kept under a key, if anything is.',
});

export const storedKeys = defineMethod({
  ...shared,
  name: 'storage.keys',
  request: z.strictObject({}),
  result: z.array(z.string()),
  errors: ['busy'],
  perMinute: 60,
  doc: 'Lists the keys under which the app keeps something for this person in this company.',
});
