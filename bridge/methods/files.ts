import * as z from 'zod/mini';
import { defineMethod } from './define.ts';

/** Bytes of the largest file an app can hand over. */
export const largestFile = 64 * 1024 * 1024;

/** Endings of files that hold data and run nothing: what an app makes comes to the person under the portal's name. */
export const savedEndings =
  /\.(csv|tsv|txt|md|json|xml|pdf|docx?|xlsx?|pptx?|ofd|png|jpe?g|webp|gif|ics|vcf|zip)$/i;

function isSavable(name: unknown): boolean {
  return typeof name === 'string' && name.length <= 200 && savedEndings.test(name);
}

export const saveFile = defineMethod({
  name: 'files.save',
  request: z.strictObject({
    /** Its name ends as one of `savedEndings`; marks that turn a name around, and slashes, are taken out of it. */
    file: z.file().check(
      z.maxSize(largestFile),
      z.refine((file) => isSavable(Reflect.get(file, 'name'))),
    ),
  }),
  result: z.object({
    /** False when the person was asked, and did not want it. */
    saved: z.boolean(),
  }),
  capability: 'files',
  fileBytes: largestFile,
  threats: ['T3', 'T13', 'T14', 'T16'],
  errors: ['busy'],
  perMinute: 12,
  deadline: 'none',
  doc: 'Saves a file the app has made, up to 64 MiB, among the downloads of the browser; a person who has not just clicked is asked first.',
});

export const copyText = defineMethod({
  name: 'files.copy',
  request: z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(100_000)) }),
  result: z.null(),
  capability: 'files',
  dataClass: 'secret',
  threats: ['T14'],
  errors: ['busy'],
  perMinute: 60,
  doc: 'Puts a text on the clipboard, which a sandbox forbids an app to do itself; only right after a click.',
});
