import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { JobFileRole } from '../db/job-tables.ts';
import type { GatewayDatabase } from '../db/open-database.ts';
import type { DatabaseTransaction } from '../db/tables.ts';
import type { Claim } from './claim.ts';
import type { JobFileContent } from './job-kind.ts';
import { inTenant } from './lease.ts';

/** Milliseconds for which a file of a job can be downloaded: a day. */
export const FILE_KEPT = 86_400_000;

/** Bytes of a part: what is in memory of a file at once. */
const PART = 1_048_576;

/** A file whose parts are written. */
export interface WrittenFile extends Pick<JobFileContent, 'role' | 'name' | 'contentType'> {
  readonly size: number;
}

/** Writes the content of a file part by part, each in a short transaction, so that no file is in memory as a whole. */
export async function writeParts(
  database: GatewayDatabase,
  claim: Claim,
  { role, name, contentType, content }: JobFileContent,
): Promise<WrittenFile> {
  let number = 0;
  let size = 0;
  for await (const part of partsOf(content)) {
    await inTenant(database, claim, 'write', (transaction) =>
      transaction
        .insertInto('job_file_part')
        .values({
          tenant_id: claim.tenantId,
          job_id: claim.jobId,
          role,
          lease_id: claim.leaseId,
          number,
          content: part,
        })
        .execute(),
    );
    number += 1;
    size += part.length;
  }
  return { role, name, contentType, size };
}

async function* partsOf(content: JobFileContent['content']): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const piece of content instanceof Uint8Array ? [content] : content) {
    for (let start = 0; start < piece.length; ) {
      const taken = piece.subarray(start, start + PART - length);
      waiting.push(taken);
      length += taken.length;
      start += taken.length;
      if (length < PART) continue;
      yield Buffer.concat(waiting);
      waiting = [];
      length = 0;
    }
  }
  if (length > 0) yield Buffer.concat(waiting);
}

/** Makes the written files those of the job, in the transaction that ends it; parts of earlier attempts go. */
export async function keepFiles(
  transaction: DatabaseTransaction,
  { tenantId, jobId, leaseId }: Claim,
  files: readonly WrittenFile[],
  now: Date,
): Promise<void> {
  await transaction
    .deleteFrom('job_file_part')
    .where('tenant_id', '=', tenantId)
    .where('job_id', '=', jobId)
    .where('lease_id', '<>', leaseId)
    .execute();
  for (const { role, name, contentType, size } of files) {
    await transaction
      .insertInto('job_file')
      .values({
        tenant_id: tenantId,
        job_id: jobId,
        role,
        lease_id: leaseId,
        name,
        content_type: contentType,
        size: String(size),
        sign_key: randomBytes(32),
        expires_at: new Date(now.getTime() + FILE_KEPT),
      })
      .execute();
  }
}

/** Which file of which job. */
export interface JobFileName {
  readonly tenantId: string;
  readonly jobId: string;
  readonly role: JobFileRole;
}

/** A file that can be downloaded. */
export interface FoundFile extends JobFileName {
  readonly leaseId: string;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly signKey: Buffer;
  readonly expiresAt: Date;
}

/** Finds a file that has not expired. */
export async function findFile(
  transaction: DatabaseTransaction,
  name: JobFileName,
  now: Date,
): Promise<FoundFile | undefined> {
  const row = await transaction
    .selectFrom('job_file')
    .selectAll()
    .where('tenant_id', '=', name.tenantId)
    .where('job_id', '=', name.jobId)
    .where('role', '=', name.role)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    ...name,
    leaseId: row.lease_id,
    name: row.name,
    contentType: row.content_type,
    size: Number(row.size),
    signKey: row.sign_key,
    expiresAt: row.expires_at,
  };
}

/** Reads a file part by part, each in a transaction of its own. */
export async function* readParts(
  database: GatewayDatabase,
  { tenantId, jobId, role, leaseId }: FoundFile,
): AsyncGenerator<Buffer> {
  for (let number = 0; ; number += 1) {
    const part = await database.withTransaction(
      { tenantId, accountId: null },
      'read',
      (transaction) =>
        transaction
          .selectFrom('job_file_part')
          .select('content')
          .where('tenant_id', '=', tenantId)
          .where('job_id', '=', jobId)
          .where('role', '=', role)
          .where('lease_id', '=', leaseId)
          .where('number', '=', number)
          .executeTakeFirst(),
    );
    if (part === undefined) return;
    yield part.content;
  }
}

/** Signs the address of a file: anyone who has it can download that file until it expires, and nothing else. */
export function signFile({ tenantId, jobId, role, signKey, expiresAt }: FoundFile): string {
  return createHmac('sha256', signKey)
    .update(`${tenantId} ${jobId} ${role} ${expiresAt.getTime()}`)
    .digest('base64url');
}

/** Whether a signature is that of the file's address. */
export function isSigned(file: FoundFile, signature: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(signFile(file)), digest(signature));
}

/** Reads a small file as a whole, in a transaction that is open. */
export async function readAllParts(
  transaction: DatabaseTransaction,
  { tenantId, jobId, role, leaseId }: FoundFile,
): Promise<Buffer> {
  const parts = await transaction
    .selectFrom('job_file_part')
    .select('content')
    .where('tenant_id', '=', tenantId)
    .where('job_id', '=', jobId)
    .where('role', '=', role)
    .where('lease_id', '=', leaseId)
    .orderBy('number')
    .execute();
  return Buffer.concat(parts.map(({ content }) => content));
}
