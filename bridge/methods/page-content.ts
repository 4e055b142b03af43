/** What a page says it shows, for a file that is made of it: text alone, no markup and no pictures. */
import * as z from 'zod/mini';
import { defineMethod } from './define.ts';

/** Bytes of all that a page says of itself. */
export const largestPageContent = 256 * 1024;

const line = z.string().check(z.maxLength(4000));

/** A heading, a paragraph, or the rows of a table or of a list of facts; the first row of a table names its columns. */
const pageBlock = z.union([
  z.strictObject({ kind: z.enum(['heading', 'text']), text: line }),
  z.strictObject({
    kind: z.enum(['facts', 'table']),
    rows: z.array(z.array(line).check(z.maxLength(30))).check(z.maxLength(1000)),
  }),
]);

/** One block of a page. */
export type PageBlock = z.output<typeof pageBlock>;

export const pageContent = defineMethod({
  name: 'app.pageContent',
  request: z.strictObject({}),
  result: z.strictObject({ blocks: z.array(pageBlock).check(z.maxLength(500)) }),
  capability: 'dialogs',
  dataClass: 'secret',
  threats: ['T16'],
  deadline: 5_000,
  since: '1.3',
  doc: 'The person wants the page in the dialog as a PDF: the app answers what it shows as headings, text, facts and tables. The guest reads it from the page; what only a picture or a canvas shows is left out.',
});
