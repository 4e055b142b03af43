import type { docenterCalls } from '#bridge/calls/docenter/calls.ts';
import { companyDocumentCalls } from '#bridge/calls/docenter/records/document.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { records } from '../records.ts';
import { answerAttachment, answerDocument, answerDocuments, answerSearch } from './library.ts';
import { companyDocuments } from './records/documents.ts';

/** The documents of a company: who looks after them changes the record, everybody reads what is published for them. */
export const docenterHandlers = {
  listLibrary: { policy: accessIsEnough, handle: answerDocuments },
  readLibraryDocument: { policy: accessIsEnough, handle: answerDocument },
  readLibraryFile: { policy: accessIsEnough, handle: answerAttachment },
  searchLibrary: { policy: accessIsEnough, handle: answerSearch },
  ...serveRecord('companyDocument', companyDocumentCalls, companyDocuments, () => records),
} as const satisfies HandlersFor<typeof docenterCalls>;
