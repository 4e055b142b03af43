import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, dayField, file, lines, reference, text } from '../../record/field.ts';

/** What documents are about, in the order of the library. */
export const documentKinds = ['policy', 'guide', 'benefit', 'safety', 'form', 'other'] as const;

/**
 * Wenjian: what the company writes down for its people. Everybody reads a published one, or everybody in an organisation
 * and below it. Its text has headings (`# `), lists (`- `) and paragraphs.
 */
export const companyDocument = defineRecord({
  name: 'companyDocument',
  base: '/gateway/docenter/web/document',
  functionId: 'documents.manage',
  route: '/manage/:id',
  fields: {
    title: text(80, { required: true, unique: true }),
    kind: choice(documentKinds, { required: true }),
    // Empty: the whole company reads it.
    organ: reference('organ'),
    edition: text(20),
    effectiveOn: dayField({ required: true }),
    summary: text(200),
    body: lines(40_000, { required: true }),
    attachment: file(),
  },
  title: 'title',
  key: ['title'],
  range: { of: 'company' },
  list: {
    columns: ['title', 'kind', 'organ', 'edition', 'effectiveOn'],
    filters: ['kind'],
    sorts: ['title', 'effectiveOn'],
    sort: { column: 'effectiveOn', direction: 'desc' },
    search: ['title', 'summary'],
  },
  sections: {
    basic: ['title', 'kind', 'organ', 'edition', 'effectiveOn', 'summary'],
    content: ['body', 'attachment'],
  },
  states: {
    values: ['draft', 'published', 'retired'],
    initial: 'draft',
    moves: {
      publish: { from: ['draft', 'retired'], to: 'published' },
      retire: { from: ['published'], to: 'retired' },
    },
    tones: { published: 'accent' },
  },
});

/** Reads and changes documents. */
export const companyDocumentCalls = recordCalls(companyDocument);
