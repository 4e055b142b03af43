import * as z from 'zod/mini';

/** A secret that is handed out once: 256 random bits. */
export const secret = z.string('required').check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'invalid'));

/** What a passed challenge is shown with; absent while none is asked for. */
export const challengePass = z.optional(secret);
