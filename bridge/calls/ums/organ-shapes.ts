/** What calls about organisations share. */
import * as z from 'zod/mini';
import { day, id } from '../kit/atoms.ts';

/** Kinds of organisations. */
export const organKind = z.enum(['company', 'department', 'team', 'store']);

/** The facts of an organisation that change by day. */
export const organFact = z.enum(['name', 'parentId', 'leaderId', 'order']);

/** One day on which an organisation opens, becomes another one, or closes. */
export const organChange = z.object({
  organId: id,
  organName: z.string(),
  on: day,
  kind: z.enum(['open', 'change', 'close']),
  /** The day is still to come. */
  planned: z.boolean(),
  mayCancel: z.boolean(),
  /** What becomes different; names where the fact is an id, null for none. */
  changes: z.array(
    z.object({ fact: organFact, before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
});

/** What the caller may do with an organisation. */
export const organRights = z.object({
  /** Rename it, and change its leader, code, kind and remark. */
  change: z.boolean(),
  addBelow: z.boolean(),
  /** Move it, change its place among its siblings, and close it. */
  move: z.boolean(),
});
