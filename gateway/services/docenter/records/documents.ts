import { companyDocument } from '#bridge/calls/docenter/records/document.ts';
import { companyDocumentWords } from '#bridge/calls/docenter/records/document.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';
import { keepParts } from '../search/keep-parts.ts';

/** Documents in their table; what is published is cut into parts for the search in the same transaction. */
export const companyDocuments = bindRecord(companyDocument, {
  table: 'company_document',
  words: companyDocumentWords,
  rules: {
    effects: async (changes, context) => {
      for (const { id, after, stateAfter, action } of changes) {
        const isShown = stateAfter === 'published' && action !== 'remove';
        await keepParts(context, {
          id,
          title: after.title ?? '',
          body: isShown ? after.body : null,
        });
      }
    },
  },
});
