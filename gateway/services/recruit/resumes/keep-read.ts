import type { CompanyRows } from '../times/panel.ts';
import type { ReadResume } from './read-resume.ts';

/** A candidate and the file of the résumé. */
export interface ResumeFile {
  readonly candidateId: string;
  readonly fileId: string;
}

/** Reads the file of a résumé. */
export async function readFile({ database, tenantId }: CompanyRows, fileId: string) {
  return database
    .selectFrom('record_file')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', fileId)
    .where('record', '=', 'candidate')
    .select(['name', 'format', 'content'])
    .executeTakeFirst();
}

/** Returns what was read of a file before; undefined where it was not read yet. */
export async function readKept(
  { database, tenantId }: CompanyRows,
  { candidateId, fileId }: ResumeFile,
): Promise<ReadResume | undefined> {
  const row = await database
    .selectFrom('resume_text')
    .where('tenant_id', '=', tenantId)
    .where('candidate_id', '=', candidateId)
    .where('file_id', '=', fileId)
    .select(['state', 'text', 'facts'])
    .executeTakeFirst();
  return row && { ...row, facts: row.facts as ReadResume['facts'] };
}

/** Keeps what was read of a file, in the place of what the file before said. */
export async function keepRead(
  { database, tenantId, now }: CompanyRows & { readonly now: () => Date },
  { candidateId, fileId }: ResumeFile,
  { state, text, facts }: ReadResume,
): Promise<void> {
  const row = { file_id: fileId, state, text, facts: JSON.stringify(facts), read_at: now() };
  await database
    .insertInto('resume_text')
    .values({ tenant_id: tenantId, candidate_id: candidateId, ...row })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'candidate_id']).doUpdateSet(row))
    .execute();
}
