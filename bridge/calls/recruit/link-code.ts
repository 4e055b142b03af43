import * as z from 'zod/mini';

/** How the code in a link to a candidate is written: the company, and a secret of 256 bits. */
export const linkCode = z
  .string('required')
  .check(z.regex(/^[a-z0-9-]{2,40}\.[A-Za-z0-9_-]{43}$/, 'invalid'));
