import * as z from 'zod/mini';
import { line } from './atoms.ts';
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
  doc: 'Saves a file the app has made, up to 64 MiB, among the downloads of the browser; a person who has not just clicked in the app, or for whose click a few were saved already, is asked first.',
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

/** Names a transfer, so that it can be followed and cancelled; chosen by the app, and known in its own mount alone. */
const transferId = z.string().check(z.minLength(1), z.maxLength(64));

const recordId = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** Why the gateway refused: the name of its code, and what a person can read, in their language. */
const refused = z.object({ code: z.string(), words: z.string() });

/** Transfers of one mount that run at once. */
export const mostTransfers = 3;

export const uploadFile = defineMethod({
  name: 'files.upload',
  request: z.strictObject({
    /** The business type the record is of: one of the app's own pages, as its manifest says. */
    bizTypeId: line(64),
    recordId,
    /** What the file is kept for, as the business type knows it: `contract` or `certificate` of an `employee`. */
    category: line(64),
    /** Kept under its name, which the gateway makes safe; a blob becomes one by `new File([blob], name)`. */
    file: z.file().check(z.maxSize(largestFile)),
    /** With it `app.transferProgress` tells how far the upload is, and `files.cancel` ends it. */
    transferId: z.optional(transferId),
  }),
  result: z.object({
    /** The file as it is kept; null when the gateway refused it. */
    file: z.nullable(
      z.object({ id: z.string(), name: z.string(), format: z.string(), size: z.number() }),
    ),
    refused: z.optional(refused),
  }),
  capability: 'files',
  fileBytes: largestFile,
  threats: ['T7', 'T8', 'T12', 'T16'],
  errors: ['busy', 'cancelled', 'notFound'],
  perMinute: 60,
  deadline: 'none',
  since: '1.2',
  doc: 'Sends a file to the file centre, into a record, with the rights the app has itself and no more; three transfers of an app at once. Refused by the gateway, it answers the reason in words; `notFound` for a business type that is not the app’s.',
});

/** One value of a call: plain, or a list of such. */
const plain = z.union([z.string().check(z.maxLength(4_000)), z.number(), z.boolean(), z.null()]);
const field = z.optional(z.union([plain, z.array(plain).check(z.maxLength(500))]));

export const downloadFile = defineMethod({
  name: 'files.download',
  request: z.union([
    z.strictObject({
      /** A file of the file centre. */
      fileId: recordId,
      transferId: z.optional(transferId),
    }),
    z.strictObject({
      /** The path of a gateway call that returns a file, of a service the manifest names, and what it takes. */
      path: z.string().check(z.maxLength(200), z.regex(/^\/gateway(\/[A-Za-z0-9]+)+$/)),
      request: z.record(z.string().check(z.maxLength(64)), field),
      transferId: z.optional(transferId),
    }),
  ]),
  result: z.object({
    /** False when the person was asked and did not want it, or the gateway refused. */
    saved: z.boolean(),
    /** The name the gateway gave it. */
    fileName: z.optional(z.string()),
    refused: z.optional(refused),
  }),
  capability: 'files',
  threats: ['T3', 'T7', 'T8', 'T12', 'T13', 'T14', 'T16'],
  errors: ['busy', 'cancelled', 'notFound'],
  perMinute: 30,
  deadline: 'none',
  since: '1.2',
  doc: 'Fetches a file of the gateway with the rights the app has itself and no more, and saves it among the downloads of the browser; a person who has not just clicked in the app, or for whose click a few were saved already, is asked first. Refused by the gateway, it answers the reason in words.',
});

export const cancelTransfer = defineMethod({
  name: 'files.cancel',
  request: z.strictObject({ transferId }),
  result: z.null(),
  capability: 'files',
  threats: ['T5'],
  errors: ['notFound'],
  perMinute: 60,
  since: '1.2',
  doc: 'Ends an upload or a download of this mount, which then answers `cancelled`.',
});
