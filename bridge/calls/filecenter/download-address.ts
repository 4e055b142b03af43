/** Addresses by which a browser takes a file itself, so that no page has to hold it. */
import * as z from 'zod/mini';
import { id, moment, optional } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';

/** Below this path a file has its address. */
export const fileAddressPath = '/gateway/filecenter/web/file';

/** Seconds for which an address works. */
export const addressSeconds = 60;

export const getDownUrl = defineCall({
  name: 'filecenter.file.address',
  path: '/gateway/filecenter/web/oss/getDownUrl',
  service: 'filecenter',
  request: z.strictObject({
    /** A paper of an employee. */
    fileId: optional(id),
    /** The value of a file field; only asked where there is no paper. */
    recordFileId: optional(id),
  }),
  result: z.object({
    /** A path on the portal's origin. */
    address: z.string(),
    expiresAt: moment,
  }),
  effect: 'write',
  caller: 'shell',
  access: { kind: 'session' },
  errors: ['notFound'],
  doc: 'Returns an address of a file that the caller may read; anyone who has it can download the file once within a minute. Written down in the audit trail as a download.',
});
