/** Files that come in parts: what a line that breaks has taken already is not sent again. */
import * as z from 'zod/mini';
import { count, id, list, moment, optional, text, upload } from '../kit/atoms.ts';
import { defineCall, largestUpload } from '../kit/define.ts';
import { fileFormat } from './file-format.ts';
import { filecenterCodes } from './terms.ts';

/** Bytes of a part; only the last one is smaller. */
export const partSize = 1_048_576;

/** How many files a person can have under way at once. */
export const mostUploads = 10;

/** Hours after which a file that never became whole is removed. */
export const uploadHours = 24;

const path = '/gateway/filecenter/web/upLoad';

/** Where the parts go. */
export const uploadPartPath = `${path}/uploadPart`;

const shared = { service: 'filecenter', access: { kind: 'session' } } as const;
const size = count.check(
  z.refine((value) => value >= 1, 'tooSmall'),
  z.refine((value) => value <= largestUpload, 'tooLarge'),
);

export const getUploadUrl = defineCall({
  ...shared,
  name: 'filecenter.upload.begin',
  path: `${path}/getUploadUrl`,
  request: z.strictObject({
    /** The name of a declared record and of one of its file fields. */
    record: text(1, 60),
    field: text(1, 60),
    name: text(1, 200),
    /** Bytes. */
    size,
  }),
  result: z.object({
    uploadId: id,
    /** A path on the caller's own host, which takes each part as `filecenter.upload.part` says. */
    address: z.string(),
    partSize: z.number(),
    parts: z.number(),
    expiresAt: moment,
  }),
  effect: 'write',
  errors: ['notFound', 'noFieldPermission', filecenterCodes.tooManyFiles],
  doc: 'Begins a file that comes in parts, for a field of a record that the caller may write.',
});

export const uploadPart = defineCall({
  ...shared,
  name: 'filecenter.upload.part',
  path: uploadPartPath,
  encoding: 'multipart',
  request: z.strictObject({
    uploadId: id,
    /** Counts from 1. */
    number: count,
    part: upload,
  }),
  result: z.object({ uploaded: z.number(), parts: z.number() }),
  effect: 'write',
  bodyLimit: partSize + 65_536,
  errors: ['notFound', 'fileEmpty', 'fileTooLarge'],
  doc: 'Keeps one part of a file; one that comes twice takes the place of the first.',
});

/** One file under way. */
const runningUpload = z.object({
  uploadId: id,
  name: z.string(),
  size: z.number(),
  parts: z.number(),
  /** The numbers of the parts that are there. */
  uploaded: z.array(z.number()),
  expiresAt: moment,
});

export const getUpLoadCount = defineCall({
  ...shared,
  name: 'filecenter.upload.count',
  path: `${path}/getUpLoadCount`,
  request: z.strictObject({
    /** These alone. */
    uploadIds: optional(list(id, mostUploads)),
  }),
  result: z.object({
    uploads: z.array(runningUpload),
    /** Whole files of the caller that no row has taken yet, and how many more there can be. */
    unsaved: z.number(),
    left: z.number(),
  }),
  doc: 'Lists the files of the caller that are under way with the parts that are there, and counts those that are whole and not saved.',
});

export const syncFileUpload = defineCall({
  ...shared,
  name: 'filecenter.upload.finish',
  path: `${path}/syncFileUpload`,
  request: z.strictObject({ uploadId: id }),
  result: z.object({
    /** The value of the field. */
    id,
    name: z.string(),
    format: fileFormat,
    /** Bytes. */
    size: z.number(),
  }),
  effect: 'write',
  errors: ['notFound', 'conflict', 'noFieldPermission', 'fileFormat', filecenterCodes.tooManyFiles],
  doc: 'Makes a file out of its parts; `conflict` while one of them is missing. A save puts it into the field within a day, or it is removed.',
});

export const cleanUploads = defineCall({
  ...shared,
  name: 'filecenter.upload.clean',
  path: `${path}/clean`,
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({ uploads: z.number(), files: z.number() }),
  effect: 'write',
  doc: 'Removes the files of the caller that are under way, and those that are whole and that no row has taken.',
});

const room = z.object({ files: z.number(), bytes: z.number() });

export const getUseSize = defineCall({
  ...shared,
  name: 'filecenter.store.size',
  path: `${path}/getUseSize`,
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    /** What the caller has uploaded. */
    own: room,
    /** Everything that the company keeps; null for those who do not look after the company. */
    company: z.nullable(room),
  }),
  doc: 'Returns how many files are kept and how large they are together.',
});

/** The calls of this file. */
export const uploadCalls = {
  getUploadUrl,
  uploadPart,
  getUpLoadCount,
  syncFileUpload,
  cleanUploads,
  getUseSize,
};
