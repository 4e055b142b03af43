/** Files in forms and comments of approvals. */
import * as z from 'zod/mini';
import { fileFormat } from '../filecenter/file-format.ts';
import { filecenterCodes } from '../filecenter/terms.ts';
import { id, upload } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';

/** Bytes of one file, and files of one field or comment. */
export const largestApprovalFile = 10 * 1024 * 1024;
export const mostApprovalFiles = 9;

/** Files that one person has uploaded and not sent, at most. */
export const mostUnsentFiles = 50;

const shared = { service: 'workflow', access: { kind: 'session' } } as const;
const path = '/gateway/workflow/web/file';

export const uploadApprovalFile = defineCall({
  ...shared,
  name: 'workflow.file.upload',
  path: `${path}/upload`,
  encoding: 'multipart',
  request: z.strictObject({ file: upload }),
  result: z.object({
    /** What the field of the form or the comment names it by. */
    id,
    name: z.string(),
    format: fileFormat,
    size: z.number(),
  }),
  effect: 'write',
  errors: ['fileEmpty', 'fileFormat', 'fileTooLarge', filecenterCodes.tooManyFiles],
  doc: 'Uploads a file for a form or a comment; it is kept once that is sent.',
});

export const downloadApprovalFile = defineCall({
  ...shared,
  name: 'workflow.file.download',
  path: `${path}/download`,
  request: z.strictObject({ approvalFileId: id }),
  result: z.null(),
  answer: 'file',
  errors: ['notFound'],
  doc: 'Downloads a file of an approval: one’s own before it is sent, then for who sees the field or the comment it is in.',
});

export const printApproval = defineCall({
  ...shared,
  name: 'workflow.print',
  path: '/gateway/workflow/web/approval/print',
  request: z.strictObject({ approvalId: id }),
  result: z.null(),
  answer: 'file',
  errors: ['notFound'],
  doc: 'Draws an approval as a PDF: what its caller may see of the form, the route and the log.',
});

/** The calls of this file. */
export const approvalFileCalls = {
  uploadApprovalFile,
  downloadApprovalFile,
  printApproval,
} as const satisfies CallTable;
