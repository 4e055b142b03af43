import * as z from 'zod/mini';

/** What the calls of public pages have: the holder of a link has no account. */
export const openByLink = {
  service: 'recruit',
  caller: 'shell',
  access: { kind: 'public' },
  encoding: 'json',
} as const;

/** How the code in a link to a candidate is written: the company, and a secret of 256 bits. */
export const linkCode = z
  .string('required')
  .check(z.regex(/^[a-z0-9-]{2,40}\.[A-Za-z0-9_-]{43}$/, 'invalid'));
