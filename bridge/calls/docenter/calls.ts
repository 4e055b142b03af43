/** The documents of a company: the record, and the library that people read. */
import type { CallTable } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { listLibrary, readLibraryDocument, readLibraryFile, searchLibrary } from './library.ts';
import { companyDocumentCalls } from './records/document.ts';

const ownCalls = { listLibrary, readLibraryDocument, readLibraryFile, searchLibrary };

/** The calls of documents. */
export const docenterCalls: typeof ownCalls &
  KeyedCalls<'companyDocument', typeof companyDocumentCalls> = {
  ...ownCalls,
  ...keyed('companyDocument', companyDocumentCalls),
} satisfies CallTable;
