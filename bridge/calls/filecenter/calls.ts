/** The files of employees: their papers, and the photo that their record is known by. */
import * as z from 'zod/mini';
import { personnelFunctions } from '../joyhr/functions.ts';
import { id, list, moment, optional, text, upload } from '../kit/atoms.ts';
import { type CallTable, defineCall, largestUpload } from '../kit/define.ts';
import { getDownUrl } from './download-address.ts';
import { fileFormat } from './file-format.ts';
import { makePagePdf } from './page-file.ts';
import { downloadRecordFile, uploadRecordFile } from './record-files.ts';
import { filecenterCodes } from './terms.ts';
import { uploadCalls } from './uploads.ts';

/** Bytes of one file, and how many files one record holds at most. */
export const largestFile: number = largestUpload;
export const mostFiles = 50;

/** A photo as it is kept, and the small one for lists: pixels of a side, and bytes. */
export const photoLimits = { side: 640, bytes: 256 * 1024 } as const;
export const smallPhotoLimits = { side: 128, bytes: 16 * 1024 } as const;

/** Most people whose small photos one call answers: a page of the longest list. */
export const photosAtOnce = 200;

/** What a paper is kept for. */
export const fileCategory = z.enum(['contract', 'identity', 'certificate', 'other']);

/** One file of an employee. */
export const employeeFile = z.object({
  id,
  category: fileCategory,
  name: z.string(),
  format: fileFormat,
  /** Bytes. */
  size: z.number(),
  addedAt: moment,
  /** Name of who added it, as it was then. */
  addedBy: z.string(),
  can: z.object({ remove: z.boolean() }),
});

const readAccess = { kind: 'function', functionId: personnelFunctions.employee } as const;
const editAccess = { kind: 'function', functionId: personnelFunctions['employee.edit'] } as const;
const path = '/gateway/filecenter/web/upLoad';

export const listFiles = defineCall({
  name: 'filecenter.file.list',
  path: `${path}/list`,
  service: 'filecenter',
  request: z.strictObject({ employmentId: id }),
  result: z.object({
    files: z.array(employeeFile),
    /** The kinds of papers the caller may add; none for those who only read. */
    addable: z.array(fileCategory),
  }),
  access: readAccess,
  errors: ['notFound'],
  doc: 'Lists the files of one employee that the caller may read, the newest first.',
});

export const uploadFile = defineCall({
  name: 'filecenter.file.upload',
  path: `${path}/upload`,
  service: 'filecenter',
  encoding: 'multipart',
  request: z.strictObject({ employmentId: id, category: fileCategory, file: upload }),
  result: employeeFile,
  effect: 'write',
  access: editAccess,
  errors: ['notFound', 'fileEmpty', 'fileFormat', 'fileTooLarge', filecenterCodes.tooManyFiles],
  doc: 'Adds a file to the record of one employee; what it is, is known by its content, and its name is made safe.',
});

export const downloadFile = defineCall({
  name: 'filecenter.file.download',
  path: `${path}/download`,
  service: 'filecenter',
  request: z.strictObject({ fileId: id }),
  result: z.null(),
  answer: 'file',
  access: readAccess,
  errors: ['notFound'],
  doc: 'Downloads one file of an employee; written down in the audit trail.',
});

export const removeFile = defineCall({
  name: 'filecenter.file.remove',
  path: `${path}/del`,
  service: 'filecenter',
  request: z.strictObject({ fileId: id }),
  result: z.null(),
  effect: 'write',
  access: editAccess,
  errors: ['notFound'],
  doc: 'Removes one file of an employee for good; on the own record only what the caller added.',
});

/** The photo of one employee as lists show it. */
export const smallPhoto = z.object({
  employmentId: id,
  /** Another one with every photo; sent with a change to detect conflicts. */
  photoId: id,
  /** A `data:` address. */
  picture: z.string(),
});

export const listPhotos = defineCall({
  name: 'filecenter.photo.list',
  path: `${path}/photoList`,
  service: 'filecenter',
  request: z.strictObject({ employmentIds: list(id, photosAtOnce) }),
  result: z.object({ photos: z.array(smallPhoto) }),
  access: { kind: 'function', functionId: personnelFunctions.roster },
  doc: 'Returns the small photos of those of some employees who have one.',
});

export const downloadPhoto = defineCall({
  name: 'filecenter.photo.download',
  path: `${path}/photo`,
  service: 'filecenter',
  request: z.strictObject({ employmentId: id }),
  result: z.null(),
  answer: 'file',
  access: readAccess,
  errors: ['notFound'],
  doc: 'Downloads the photo of one employee in full size.',
});

export const savePhoto = defineCall({
  name: 'filecenter.photo.save',
  path: `${path}/uploadPhoto`,
  service: 'filecenter',
  encoding: 'multipart',
  request: z.strictObject({
    employmentId: id,
    photo: upload,
    /** The same picture for lists. */
    small: upload,
    /** The photo it stands in for, as far as the caller knows. */
    replaces: optional(id),
  }),
  result: smallPhoto,
  effect: 'write',
  access: editAccess,
  errors: ['notFound', 'conflict', 'fileEmpty', 'fileFormat', 'fileTooLarge'],
  doc: 'Puts a photo into the record of one employee, in the place of the one before; jpeg or png, made small by the client.',
});

export const removePhoto = defineCall({
  name: 'filecenter.photo.remove',
  path: `${path}/delPhoto`,
  service: 'filecenter',
  request: z.strictObject({ employmentId: id, photoId: id }),
  result: z.null(),
  effect: 'write',
  access: editAccess,
  errors: ['notFound', 'conflict'],
  doc: 'Removes the photo of one employee for good.',
});

/** The most documents one search returns. */
export const searchedDocumentsLimit = 5;

/** One document a search found. */
export const searchedDocument = z.object({
  id,
  name: z.string(),
  category: fileCategory,
  format: fileFormat,
  /** Whose record it lies in. */
  personName: z.string(),
  addedAt: moment,
  /** The page that shows it to the caller: an app and its route. */
  place: z.object({ app: z.string(), route: z.string() }),
});

export const searchDocuments = defineCall({
  name: 'filecenter.search.documents',
  path: `${path}/search`,
  service: 'filecenter',
  request: z.strictObject({ keyword: text(1, 50) }),
  result: z.object({
    documents: z.array(searchedDocument),
    /** Whether the keyword finds more than are answered. */
    more: z.boolean(),
  }),
  caller: 'shell',
  access: readAccess,
  doc: 'Finds files of employees by their name, among those the caller may read, the newest first.',
});

const fileCalls = {
  makePagePdf,
  searchDocuments,
  listFiles,
  uploadFile,
  downloadFile,
  removeFile,
  listPhotos,
  downloadPhoto,
  savePhoto,
  removePhoto,
  uploadRecordFile,
  downloadRecordFile,
  getDownUrl,
} as const satisfies CallTable;

/** Written out: the type of a large table is too long to be inferred into a declaration. */
type AllCalls = typeof fileCalls & typeof uploadCalls;

/** The calls about files. */
export const filecenterCalls: AllCalls = { ...fileCalls, ...uploadCalls };
