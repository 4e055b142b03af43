import * as z from 'zod/mini';

/** How the caller may treat one field of a record: not even know it, see it in part, see it, change it. */
export const fieldRight = z.enum(['hidden', 'masked', 'read', 'write']);

/** One right on one field. */
export type FieldRight = z.output<typeof fieldRight>;
