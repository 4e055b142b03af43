/** Reading the documents of the company, and searching them. */
import * as z from 'zod/mini';
import { day, id, optional, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { documentFunctions } from './functions.ts';
import { documentKinds } from './records/document.ts';

const listed = z.object({
  id,
  title: z.string(),
  kind: z.enum(documentKinds),
  /** For whom it is; null for the whole company. */
  organName: z.nullable(z.string()),
  edition: z.nullable(z.string()),
  effectiveOn: day,
  summary: z.nullable(z.string()),
  hasAttachment: z.boolean(),
});

const read = {
  service: 'docenter',
  access: { kind: 'function', functionId: documentFunctions.library },
} as const;
const path = '/gateway/docenter/web/library';

export const listLibrary = defineCall({
  ...read,
  name: 'docenter.library.list',
  path: `${path}/getDocuments`,
  request: z.strictObject({ kind: optional(z.enum(documentKinds)) }),
  result: z.array(listed),
  doc: 'The published documents that are for the caller, those that took effect last first.',
});

export const readLibraryDocument = defineCall({
  ...read,
  name: 'docenter.library.read',
  path: `${path}/readDocument`,
  request: z.strictObject({ id }),
  result: z.object({ ...listed.shape, body: z.string() }),
  errors: ['notFound'],
  doc: 'One published document with its text.',
});

export const readLibraryFile = defineCall({
  ...read,
  name: 'docenter.library.attachment',
  path: `${path}/readAttachment`,
  answer: 'file',
  request: z.strictObject({ id }),
  result: z.record(z.string(), z.unknown()),
  errors: ['notFound'],
  doc: 'The attachment of a published document.',
});

export const searchLibrary = defineCall({
  ...read,
  name: 'docenter.library.search',
  path: `${path}/searchDocuments`,
  request: z.strictObject({ keyword: text(1, 100) }),
  result: z.array(
    z.object({
      documentId: id,
      title: z.string(),
      kind: z.enum(documentKinds),
      /** The headings above the part, the outermost first. */
      headings: z.array(z.string()),
      /** Number of the part in its document. */
      part: z.number(),
      /** Up to 160 characters around the words that were found. */
      quote: z.string(),
    }),
  ),
  doc: 'The parts of documents that fit the words best, twenty at most; words of documents that are not for the caller are not found.',
});
