/** What a person keeps of the portal in a company, for every browser. */
import * as z from 'zod/mini';
import { defineCall } from '../kit/define.ts';

/** The most pages a person has starred; a further star takes the oldest one's place. */
export const mostFavourites = 200;

/** A page of the menu as its entry is named: `personnel/roster`. */
const pageKey = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{1,31}\/[a-zA-Z][a-zA-Z0-9._-]{0,63}$/, 'invalid'));

const shared = {
  service: 'joyhr',
  caller: 'shell',
  access: { kind: 'session' },
} as const;

/** The starred pages in the order they were starred. */
const favourites = z.array(z.string());

export const keptByPerson = defineCall({
  ...shared,
  name: 'joyhr.kept.find',
  path: '/gateway/joyhr/web/home/getKept',
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    /** Null while the person has never starred a page. */
    favourites: z.nullable(favourites),
    /** Whether the person was led through the portal, or did not want to be. */
    tourSeen: z.boolean(),
  }),
  outside: 'account',
  doc: 'Returns what the caller keeps of the portal in this company: starred pages, and whether the tour was seen.',
});

export const starPage = defineCall({
  ...shared,
  name: 'joyhr.kept.star',
  path: '/gateway/joyhr/web/home/starPage',
  encoding: 'json',
  request: z.strictObject({ key: pageKey, starred: z.boolean() }),
  result: z.object({ favourites }),
  effect: 'write',
  outside: 'account',
  doc: 'Gives a page of the menu its star, or takes it away, for every browser of the caller.',
});

export const keepTourSeen = defineCall({
  ...shared,
  name: 'joyhr.kept.tourSeen',
  path: '/gateway/joyhr/web/home/keepTourSeen',
  encoding: 'none',
  request: z.strictObject({}),
  result: z.null(),
  effect: 'write',
  outside: 'account',
  doc: 'Remembers that the caller was led through the portal, or did not want to be.',
});
