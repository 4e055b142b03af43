/** The file that is made of a page in a dialog. */
import * as z from 'zod/mini';
import { text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';

const words = z.string().check(z.maxLength(4000));

/** What the page shows, as it says itself: text alone. */
const block = z.union([
  z.strictObject({ kind: z.enum(['heading', 'text']), text: words }),
  z.strictObject({
    kind: z.enum(['facts', 'table']),
    rows: z.array(z.array(words).check(z.maxLength(30))).check(z.maxLength(1000)),
  }),
]);

export const makePagePdf = defineCall({
  name: 'filecenter.page.pdf',
  path: '/gateway/filecenter/web/upLoad/pagePdf',
  service: 'filecenter',
  encoding: 'json',
  request: z.strictObject({ title: text(1, 80), blocks: z.array(block).check(z.maxLength(500)) }),
  result: z.null(),
  answer: 'file',
  caller: 'shell',
  bodyLimit: 1_048_576,
  access: { kind: 'session' },
  doc: 'Makes a PDF of what a page in a dialog shows; nothing of it is kept, and its text can be searched and copied.',
});
