/** The files in file fields of declared records. */
import * as z from 'zod/mini';
import { id, text, upload } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { fileFormat } from './file-format.ts';
import { filecenterCodes } from './terms.ts';

const path = '/gateway/filecenter/web/recordFile';

/** Files that one person has uploaded and not saved, at most. */
export const mostUnsavedFiles = 50;

export const uploadRecordFile = defineCall({
  name: 'filecenter.recordFile.upload',
  path: `${path}/upload`,
  service: 'filecenter',
  encoding: 'multipart',
  request: z.strictObject({
    /** The name of the record and of one of its file fields. */
    record: text(1, 60),
    field: text(1, 60),
    file: upload,
  }),
  result: z.object({
    /** The value of the field. */
    id,
    name: z.string(),
    format: fileFormat,
    /** Bytes. */
    size: z.number(),
  }),
  effect: 'write',
  access: { kind: 'session' },
  errors: [
    'notFound',
    'noFieldPermission',
    'fileEmpty',
    'fileFormat',
    'fileTooLarge',
    filecenterCodes.tooManyFiles,
  ],
  doc: 'Uploads a file for a field of a record; a save puts it there within a day, or it is removed.',
});

export const downloadRecordFile = defineCall({
  name: 'filecenter.recordFile.download',
  path: `${path}/download`,
  service: 'filecenter',
  /** The value of a file field. */
  request: z.strictObject({ recordFileId: id }),
  result: z.null(),
  answer: 'file',
  access: { kind: 'session' },
  errors: ['notFound'],
  doc: 'Downloads a file out of a field of a record that the caller reads, or one just uploaded; written down in the audit trail.',
});
